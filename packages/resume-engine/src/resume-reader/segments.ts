import { trimOrnaments } from './text.ts'
import { titleScore } from './roles.ts'
import { legalForms } from './words/roles.ts'

/** A part of a line, and the text from which it was split at commas. */
export interface Segment {
  /** Row, part and index: equal in all entries with the same layout. */
  slot: string
  text: string
  whole: string
}

const strong =
  /\s*[|•·●▪│¦]\s*|\s+[–—―-]\s+|\s+[@／]\s+|\s+(?:at|bei|chez|presso|w firmie)\s+(?=[\p{Lu}\p{Lo}„"«])|\s*;\s*/u
const comma = /\s*[,،，]\s+|[，、،]/u

/** Splits the cells of a line into segments. */
export function splitSegments(row: number, cells: string[]): Segment[] {
  const wholes = cells
    .flatMap((cell) => cell.split(strong))
    .flatMap(atSlashes)
    .map((whole) => withoutFullStop(trimOrnaments(whole)))
    .filter((whole) => whole !== '')
  return wholes.flatMap((whole, part) =>
    atCommas(whole).map((text, index) => ({ slot: `${row}.${part}.${index}`, text, whole })),
  )
}

/** `Analyst / Acme` is a title and its employer, `Sr. Engineer / Lead` one title. */
function atSlashes(part: string): string[] {
  const parts = part.split(/\s+\/\s+/)
  return parts.every((each) => titleScore(each.split(comma)[0] ?? '') === 1) ? [part] : parts
}

/** Removes a full stop at the end of a line, but not the one of an abbreviation such as `Inc.`. */
const withoutFullStop = (whole: string) =>
  /(?:[\p{L})]{3}|,\s?[A-Z]{2})\.$/u.test(whole) && !legalForms.test(whole.slice(whole.lastIndexOf(',') + 1))
    ? whole.slice(0, -1)
    : whole

/** `Halifax, NS` is one place. */
const stateAlone = /^[A-Z]{2}$/

/** Splits at commas, except before a legal form and within brackets: `Cobalt Freight, Inc.` is one name. */
function atCommas(whole: string): string[] {
  const parts: string[] = []
  for (const part of whole.split(comma)) {
    const last = parts.at(-1)
    const isOpen = last !== undefined && last.split('(').length > last.split(')').length
    if (last !== undefined && (isOpen || isLegalFormAlone(part) || stateAlone.test(part)))
      parts[parts.length - 1] = `${last}, ${part}`
    else if (part.trim() !== '') parts.push(part.trim())
  }
  return parts
}

function isLegalFormAlone(part: string): boolean {
  const form = legalForms.exec(` ${part}`)?.[0].trim() ?? ''
  return form !== '' && part.replace(/\.$/, '').length <= form.replace(/\.$/, '').length
}
