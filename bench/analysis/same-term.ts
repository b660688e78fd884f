import { stem } from '#engine/text/stem.ts'
import { functionWords } from '#engine/words/generic.ts'

/** Degrees by their level: `B.S.`, `BA` and "bachelor's degree" are one. */
const spellOut = (words: string) =>
  words
    .replaceAll(/(?<![\p{L}.])B\.?(?:S\.?c?|A)\.?(?=$|\/| degree)/gu, "bachelor's degree")
    .replaceAll(/(?<![\p{L}.])M\.?(?:S\.?c?|A)\.?(?=$|\/| degree)/gu, "master's degree")
    .replace(/^HS (?=diploma)/, 'high school ')

const toStems = (words: string) => {
  const all = spellOut(words)
    .toLowerCase()
    .match(/[\p{L}\p{N}+#&]+/gu)
  return [...new Set(all?.filter((word) => !functionWords.has(word) && word !== 's').map((word) => stem(word)))]
}

/** The same words, or the words of one within the other, at least half of them. */
export function isSame(one: string, other: string): boolean {
  const [short = [], long = []] = [toStems(one), toStems(other)].sort((a, b) => a.length - b.length)
  return short.length > 0 && short.length * 2 >= long.length && short.every((word) => long.includes(word))
}
