import { placeScore } from './address.ts'
import { type ContactSegment, emailPattern, isPhone, linkPattern, phonePattern } from './contact-patterns.ts'
import type { Line } from './lines.ts'
import { fold, foldInPlace, trimOrnaments, withoutBullet } from './text.ts'
import { contactLabels, contactSigns, shortLabels, type ContactLabel } from './words/contact.ts'

const everyEmail = new RegExp(emailPattern, 'gu')

const separators = /\s*(?!〒)[\p{So}|•·●▪■◆♦∙⋅│¦∣‖∕]\s*|\t|\s+[–—・]\s+|(?<=[\p{L}.])\s+[-/]\s+|\s{3,}/u

/** Maximum horizontal distance between two cells of a column. */
const sameColumn = 6

interface Above {
  label: ContactLabel
  x: number
  right: number
}

const isUnder = (cell: Above, x: number, right: number) =>
  Math.abs(cell.x - x) < sameColumn || Math.abs(cell.right - right) < sameColumn

/** Splits lines at separators and labels, and around mail addresses and telephone numbers. */
export function splitContact(lines: Line[]): ContactSegment[] {
  const letters = new Set(lines.flatMap((line) => line.cells.flatMap((cell) => letterBefore(cell.text) ?? [])))
  let above: Above[] = []
  return lines.flatMap((line) => {
    let label: ContactLabel | null = null
    const alone: Above[] = []
    const segments = line.cells.flatMap(({ text, x, right }) =>
      splitParts(text)
        .map((part, index): ContactSegment => {
          const labelled = readLabel(part, letters)
          const heading = index === 0 ? above.find((cell) => isUnder(cell, x, right)) : undefined
          const known: ContactLabel | null = labelled?.label ?? label ?? heading?.label ?? null
          label = labelled?.rest === '' ? labelled.label : null
          if (label && label !== 'other') alone.push({ label, x, right })
          return { label: known, text: trimOrnaments(withoutLinks(labelled ? labelled.rest : part)), line, x, right }
        })
        .filter((segment) => segment.text !== ''),
    )
    above = segments.length === 0 && alone.length === line.cells.length ? alone : []
    return segments
  })
}

const withoutLinks = (text: string) => text.replaceAll(linkPattern, ' ')

function splitParts(cell: string): string[] {
  if (readLabel(cell)?.rest === '') return [cell]
  const text = withoutBullet(withSignsNamed(cell))
  return text.split(separators).flatMap(aroundValues)
}

/** Replaces the symbol of a telephone, an envelope or a house by a label. */
function withSignsNamed(text: string): string {
  return text.replaceAll(/\p{So}\ufe0f?/gu, (sign) => {
    const label = contactSigns.get(sign.replace('\ufe0f', ''))
    return label ? `\t${label}: ` : sign
  })
}

/** Splits before each label and around each address and number, even if only a space or a comma separates them. */
function aroundValues(part: string): string[] {
  const cuts = new Set([0, part.length])
  const cutAround = (from: number, to: number) => cuts.add(labelStart(part, from) ?? from).add(to)
  for (const { 0: email, index } of part.matchAll(everyEmail)) cutAround(index, index + email.length)
  for (const { 0: number, index } of part.matchAll(phonePattern)) {
    if (isPhone(number) && isApart(part, index, number)) cutAround(index, index + number.length)
  }
  for (const { index } of part.matchAll(/[:：]/g)) {
    const from = labelStart(part, index)
    if (from !== null) cuts.add(from)
  }
  const places = [...cuts].sort((a, b) => a - b)
  return places.slice(1).map((to, index) => part.slice(places[index], to))
}

/** An international number, a labelled number, or a number between commas that is too long for a postal code. */
function isApart(text: string, index: number, number: string): boolean {
  if (/^\(?(?:\+|00)/.test(number) || labelStart(text, index) !== null) return true
  const isLast = /^\s*(?:[,;]|$)/.test(text.slice(index + number.length))
  return isLast && /(?:^|[,;\s])\s*$/.test(text.slice(0, index))
}

const maxLabelWords = 3

/** The start of the label that ends at an index, or null. */
function labelStart(text: string, end: number): number | null {
  const before = foldInPlace(text.slice(Math.max(0, end - 40), end)).replace(/[\s.:：]+$/, '')
  const words = [...before.matchAll(/[^\s,;|]+/gu)].slice(-maxLabelWords)
  const first = words.find(({ index }) => labelNamed(before.slice(index)) !== undefined)
  return first ? Math.max(0, end - 40) + first.index : null
}

function labelNamed(text: string): ContactLabel | undefined {
  const name = fold(text).replace(/[.\s]+$/, '')
  return contactLabels.get(name) ?? shortLabels[name]
}

/** The label at the start of a segment. A label alone belongs to the next segment. */
function readLabel(text: string, letters?: Set<string>): { label: ContactLabel; rest: string } | null {
  const colon = text.search(/[:：]/)
  const written = colon > 0 ? text.slice(0, colon) : text
  const label = contactLabels.get(
    fold(written)
      .replace(/[.\s]+$/, '')
      .trim(),
  )
  if (label) return { label, rest: colon > 0 ? text.slice(colon + 1).trim() : '' }
  const short = /^([\p{L}-]{1,6})(?:\.?:\s*|\.\s+)(?=\S)/u.exec(text)
  const abbreviated = short && shortLabels[fold(short[1] ?? '')]
  if (short && abbreviated) return { label: abbreviated, rest: text.slice(short[0].length) }
  return readBareLabel(text, letters)
}

/** A label without a colon counts if the text after it has the right form. */
function readBareLabel(text: string, letters?: Set<string>): { label: ContactLabel; rest: string } | null {
  const words = [...text.slice(0, 40).matchAll(/\S+\s+/gu)].slice(0, maxLabelWords)
  for (const { 0: word, index } of words.toReversed()) {
    const name = text.slice(0, index + word.length)
    const label = labelNamed(name)
    const rest = text.slice(name.length).trim()
    if (label && announces(label, rest) && (fold(name).trim() !== 'a' || (letters?.size ?? 0) > 0))
      return { label, rest }
  }
  return null
}

/** `T 0123` or `E ann@mail`: a resume with one such letter uses letters for its other labels too. */
function letterBefore(text: string): string | null {
  const [letter = '', ...rest] = text.split(/\s+/)
  const label = letter.length === 1 ? shortLabels[fold(letter)] : undefined
  return (label === 'phone' || label === 'email') && announces(label, rest.join(' ')) ? letter : null
}

function announces(label: ContactLabel, rest: string): boolean {
  if (label === 'email') return emailPattern.exec(rest)?.index === 0
  if (label === 'address') return placeScore(rest) > 0
  if (label !== 'phone') return false
  const number = rest.match(phonePattern)?.[0]
  return number !== undefined && rest.startsWith(number) && isPhone(number)
}
