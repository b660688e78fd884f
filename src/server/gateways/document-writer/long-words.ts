/** Scripts that need no spaces may end a line nearly anywhere; in others only a word that no line holds is cut. */
const longWord =
  /[^\s\u3000-\u30ff\uff00-\uffef\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{61,}/gu
const piece = /(?:\P{M}\p{M}{0,8}|\p{M}{1,9}){1,40}/gu

/** Lets a word that is longer than a line go on in the next one. */
export const breakable = (text: string) =>
  text.replaceAll(longWord, (word) => (word.match(piece) ?? [word]).join('\u200b'))
