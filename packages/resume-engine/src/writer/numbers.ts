import { numberWords, vagueAmounts } from '#engine/fact-check/number-words.ts'

const others = new Set('one once half third quarter dozen couple hundred thousand million single'.split(' '))

/** Whether a statement holds a number, in digits of any script or in words: "two", "twice a week", "a third". */
export const hasNumber = (statement: string): boolean =>
  /\p{N}/u.test(statement) ||
  (statement.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => numberWords.has(word) || vagueAmounts.has(word) || others.has(word),
  )
