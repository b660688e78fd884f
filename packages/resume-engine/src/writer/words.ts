/** Words as people count them. Two characters of a script without spaces count as one. */
export function countWords(text: string): number {
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  const words = text.match(
    /[\p{L}\p{N}](?:[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])*/gu,
  )
  return signs ? Math.round(signs / 2) : (words?.length ?? 0)
}
