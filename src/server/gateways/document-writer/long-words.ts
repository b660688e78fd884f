/** Scripts without spaces can break a line nearly anywhere. In others only a word longer than a line is broken. */
const longWord =
  /[^\s\u3000-\u30ff\uff00-\uffef\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{61,}/gu
const piece = /(?:\P{M}\p{M}{0,8}|\p{M}{1,9}){1,40}/gu

/** Lets a word that is longer than a line continue in the next one. */
export const breakable = (text: string) =>
  text.replaceAll(longWord, (word) => (word.match(piece) ?? [word]).join('\u200b'))
