/** Korean particles are chosen by the last sound of what stands before them, whatever that is and wherever it is said. */
import { expect, test } from "vitest";
import { withParticles } from "../../../src/package/words/particles.js";
import { sayingIn } from "../../../src/pages/shared/spoken.js";
import { spoken } from "./languages.js";

const words = spoken.ko!;

test.each([
  ["출발점을(를) 지남", "출발점을 지남"],
  ["경로을(를) 지남", "경로를 지남"],
  ["경로은(는), 경로이(가), 경로과(와)", "경로는, 경로가, 경로와"],
  ["칸은(는), 칸이(가), 칸과(와)", "칸은, 칸이, 칸과"],
  ["길(으)로, 칸(으)로, 경로(으)로", "길로, 칸으로, 경로로"],
  ["0이(가) 1이(가) 2이(가) 3이(가) 4이(가)", "0이 1이 2가 3이 4가"],
  ["5이(가) 6이(가) 7이(가) 8이(가) 9이(가)", "5가 6이 7이 8이 9가"],
  ["1(으)로 3(으)로 4(으)로 7(으)로 8(으)로 10(으)로", "1로 3으로 4로 7로 8로 10으로"],
  ["4.24(으)로 1,920(으)로", "4.24로 1,920으로"],
  ["f을(를) g을(를) h을(를) x과(와) L은(는) N은(는)", "f를 g를 h를 x와 L은 N은"],
  ["A*은(는)", "A*는"],
  ["3(이)라고 4(이)라고", "3이라고 4라고"],
  ["(3, 4)은(는) (3, 1)은(는)", "(3, 4)는 (3, 1)은"],
  ["“칸”을(를) <0>노드</0>이(가)", "“칸”을 <0>노드</0>가"],
])("%s: %s", (both, one) => {
  expect(withParticles(both)).toBe(one);
});

test("after an English word, whose letters don't tell its sound, both forms stay", () => {
  expect(withParticles('"astar"을(를)')).toBe('"astar"을(를)');
});

test("the engine's sentences, the words of the board and the texts of pages choose", () => {
  expect(
    words.tell({
      id: "story.improved",
      fields: {
        place: [2, 3],
        before: { id: "formula.g", fields: { g: 4 } },
        by: [1, 3],
        sum: {
          id: "sum.f",
          fields: {
            g: { id: "formula.g", fields: { g: 3 } },
            h: { id: "formula.h", fields: { h: 2 } },
            f: { id: "formula.fIs", fields: { is: "=", f: 5 } },
          },
        },
      },
    }),
  ).toBe("(2, 3) 개선됨: g = 4로 열려 있었지만 (1, 3)을 거치면 비용이 더 적음: g = 3, h = 2, 따라서 f = 5.");
  expect(words.say(words.lostWaiting, { at: "(1, 2)" })).toBe(
    "가장 좋은 경로에 있는 (1, 2)가 아직 기다리는데 탐색이 여기에서 끝났습니다.",
  );
  const say = sayingIn({ words, texts: { "{place} is here.": "{place}이(가) 여기에 있습니다." } });
  expect(say("{place} is here.", { place: "(1, 2)" })).toBe("(1, 2)가 여기에 있습니다.");
});

test("two Spanish words become one in pages as well", () => {
  const say = sayingIn({ words: spoken.es!, texts: { "It leads to {what}.": "Lleva a {what}." } });
  expect(say("It leads to {what}.", { what: "el mapa" })).toBe("Lleva al mapa.");
});
