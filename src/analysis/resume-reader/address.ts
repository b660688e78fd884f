import type { ContactPiece } from './contact.ts'
import { findSpan } from './dates.ts'
import { fold, wordsOf } from './text.ts'
import { countryNames, streetEndings, streetWords } from './words/contact.ts'

const postalCode =
  /(?<![\d+])(?:[A-Z]{1,2}-)?\d{4,6}(?![\d])|(?<!\d)\d{2}-\d{3}(?!\d)|(?<!\d)\d{4}-\d{3}(?!\d)|(?<!\d)\d{3}\s\d{2}(?!\d)|\b\d{4}\s?[A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|〒\s?\d{3}-\d{4}|(?<!\d)\d{5}-\d{3}(?!\d)/u
const stateCode = /,\s?[A-Z]{2}(?:\s\d{5}(?:-\d{4})?)?$/
const longest = 120

/** Where a person lives, as written: what is labelled as that, or what looks like a street, a town with its code, or a country. */
export function addressIn(pieces: ContactPiece[]): string {
  const labelled = pieces.find((piece) => piece.label === 'address')
  if (labelled) return joined(labelled, pieces)
  const plain = pieces.filter((piece) => piece.label === null && isPossible(piece.text))
  const best = plain.map((piece) => ({ piece, score: placeScore(piece.text) })).filter(({ score }) => score > 0)
  const [first] = best.filter(({ score }) => score >= 2).concat(best)
  return first ? joined(first.piece, pieces) : ''
}

/** A street on one line and its town on the next are one address. */
function joined(piece: ContactPiece, pieces: ContactPiece[]): string {
  const next = pieces[pieces.indexOf(piece) + 1]
  const isAddressOfTwoLines =
    next && next.label === null && next.line !== piece.line && isPossible(next.text) && placeScore(next.text) >= 2
  const isComplete = postalCode.test(piece.text) || countryNames.has(fold(piece.text.split(',').at(-1)?.trim() ?? ''))
  return isAddressOfTwoLines && !isComplete ? `${piece.text.replace(/,$/, '')}, ${next.text}` : piece.text
}

function isPossible(text: string): boolean {
  if (/(?<!\d)\+?\d(?:[\s().-]{0,2}\d){8,}/.test(text)) return false
  if (text.length > longest || /@|:\/\/|www\.|linkedin|github/i.test(text) || /^[+(]?\d[\d\s()/.-]+$/.test(text))
    return false
  return (
    !findSpan(text)?.isRange && !/[.!?]\s|\p{Ll}[.!?。]$/u.test(text.replaceAll(/(?<!\p{L})\p{L}{1,5}\.(?=\s)/gu, ''))
  )
}

/** How surely a text tells a place: 2 for a street, a code or a country, 1 for what may be a town. */
export function placeScore(text: string): number {
  const words = wordsOf(text)
  const hasNumber = /\d/.test(text)
  const isStreet = words.some(
    (word) => streetWords.has(word) || streetEndings.some((end) => word.length > end.length + 2 && word.endsWith(end)),
  )
  const parts = text.split(/[,،，、]/).map((part) => fold(part).trim())
  if (parts.some((part) => countryNames.has(part)) || countryNames.has(words.at(-1) ?? '')) return 2
  if (hasNumber && (isStreet || postalCode.test(text))) return 2
  if (stateCode.test(text) || /[市省区區県府都]/u.test(text.slice(1)) || isStreet) return 2
  return parts.length === 2 && parts.every((part) => part !== '' && part.split(' ').length <= 3) && !hasNumber ? 1 : 0
}
