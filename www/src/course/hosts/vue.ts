import { attributes } from "../markup.js";
import type { Host } from "./host.js";
import { literal } from "./react.js";

export const vue: Host = {
  id: "vue",
  looks: "tag",
  text: (figure) => `<script setup>
import "stepstar/element";

const map = ${literal(figure.map)};
</script>

<template>
  <step-star :map="map"${attributes(figure)} />
</template>
`,
};
