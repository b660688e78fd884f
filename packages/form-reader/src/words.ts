const fillers = /\b(?:please|kindly|enter|provide|type|tell us|select|choose|required|optional|your|the|ihre?|votre)\b/g

/** Lower case, without accents, marks and punctuation: what two spellings of a label share. */
export const toPlain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+%]+/gu, ' ')
    .trim()

/** The same without words that only ask politely. */
export const toCore = (text: string) => toPlain(text).replace(fillers, ' ').replace(/\s+/g, ' ').trim()

/** `legalName--firstName` and `first_name` as words. */
export const toWords = (name: string) => toPlain(name.replace(/([a-z\d])([A-Z])/g, '$1 $2'))

/** How much of their words two questions share, from 0 to 1. */
export function findOverlap(one: string, other: string) {
  const [first, second] = [new Set(toCore(one).split(' ')), new Set(toCore(other).split(' '))]
  const shared = [...first].filter((word) => second.has(word)).length
  return shared / (first.size + second.size - shared)
}
