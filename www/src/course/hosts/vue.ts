import { attributes } from "../markup.js";
import type { CourseHost } from "./host.js";
import { literal } from "./react.js";

export const vue: CourseHost = {
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
