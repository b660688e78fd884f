import type { ReadPosition } from '#contract/resume-reading.ts'
import { placeScore } from './address.ts'
import { monthText } from './dates.ts'
import { entriesOf, type Entry } from './entries.ts'
import type { Line } from './lines.ts'
import { labelledIn, labelledNames } from './labelled-names.ts'
import { joinParagraphs } from './paragraphs.ts'
import { piecesOf, type Piece } from './segments.ts'
import { joinSpecialities, withoutPlaces } from './specialities.ts'
import { companyScore, isEmploymentKind, titleScore } from './roles.ts'
import { trimOrnaments } from './text.ts'

interface Named {
  entry: Entry
  pieces: Piece[]
}

interface Slots {
  position: string
  company: string
}

const mostPieces = 16

/** The positions told in the lines of the sections about work. */
export function workHistoryIn(lines: Line[], address = ''): ReadPosition[] {
  const entries = entriesOf(lines, 'work')
  const pieces = withoutPlaces(entries.map(piecesIn), address).map(joinSpecialities)
  const named = entries.map((entry, index): Named => ({ entry, pieces: pieces[index] ?? [] }))
  const slots = bestSlots(named)
  const edge = Math.max(...lines.map((line) => line.right))
  let employer = ''
  return named
    .map(({ entry, pieces }): ReadPosition => {
      const labelled = labelledNames([...entry.head.map(({ line }) => line), ...entry.body])
      const guessed = namesIn(pieces, slots, employer)
      const names = { position: labelled.position || guessed.position, company: labelled.company || guessed.company }
      employer = names.company || employer
      const { start, end, isCurrent, isRange } = entry.span ?? {
        start: null,
        end: null,
        isCurrent: false,
        isRange: false,
      }
      return {
        ...names,
        startDate: monthText(isRange ? start : end),
        endDate: isCurrent || !isRange ? null : monthText(end),
        isCurrent,
        writtenDates: entry.writtenDates,
        description: descriptionOf(entry, names, edge),
      }
    })
    .filter(({ company, position }) => company !== '' || position !== '')
}

const piecesIn = (entry: Entry) =>
  entry.head
    .flatMap(({ row, line, cells }) => {
      const labelled = labelledIn(line)
      return piecesOf(row, labelled ? (labelled.kind === 'other' && row !== 0 ? [labelled.value] : []) : cells)
    })
    .filter(({ text }) => !isEmploymentKind(text) && !isLink(text))
    .slice(0, mostPieces)

const isLink = (text: string) => /^(?:https?:|www\.)\S+$/.test(text)

/** Which part of an entry is the title and which the employer: the same for all entries, so that clear ones decide. */
function bestSlots(named: Named[]): Slots {
  const all = [...new Set(named.flatMap(({ pieces }) => pieces.map(({ slot }) => slot)))]
  const pairs = all.flatMap((position) =>
    all.filter((company) => company !== position).map((company) => ({ position, company })),
  )
  const scored = pairs.map((pair) => ({ pair, score: scoreOf(pair, named) }))
  const best = scored.sort((a, b) => b.score - a.score)[0]
  return best?.pair ?? { position: all[0] ?? '', company: all[1] ?? '' }
}

function scoreOf({ position, company }: Slots, named: Named[]): number {
  let score = 0
  for (const { pieces } of named) {
    const title = pieces.find(({ slot }) => slot === position)
    const firm = pieces.find(({ slot }) => slot === company)
    if (title) score += 0.5 + titleScore(title.text) * 1.5 - companyScore(title.text) - placeScore(title.text) * 0.3
    if (firm) score += 0.5 + companyScore(firm.text) * 1.2 - titleScore(firm.text) - placeScore(firm.text) * 0.4
  }
  return (
    score / named.length - remoteness(position) - remoteness(company) + (rowOf(position) <= rowOf(company) ? 0.02 : 0)
  )
}

const rowOf = (slot: string) => Number(slot.split('.')[0])

/** What is named first stands for the entry; a part behind a comma or a lower line more often is a place or a detail. */
function remoteness(slot: string): number {
  const [row = 0, part = 0, index = 0] = slot.split('.').map(Number)
  return Math.max(0, row) * 0.12 + Math.max(0, -row - 1) * 0.05 + part * 0.1 + index * 0.12
}

function namesIn(pieces: Piece[], slots: Slots, employer: string): { company: string; position: string } {
  const title = pieces.find(({ slot }) => slot === slots.position)
  const firm = pieces.find(({ slot }) => slot === slots.company)
  if (title && firm) return swappedIfClear(nameOf(title, firm, true), nameOf(firm, title, false))
  const [only] = [title, firm, ...pieces].filter((piece) => piece !== undefined)
  if (!only) return { position: '', company: '' }
  const rest = pieces.filter((piece) => piece !== only && placeScore(piece.text) === 0)
  const other = rest.find((piece) => (only === firm ? titleScore(piece.text) : companyScore(piece.text)) > 0)
  if (other)
    return only === firm ? { position: other.text, company: only.text } : { position: only.text, company: other.text }
  return titleScore(only.text) >= companyScore(only.text)
    ? { position: only.whole, company: employer }
    : { position: '', company: only.whole }
}

/** One entry may be told the other way round than the rest. */
function swappedIfClear(position: string, company: string) {
  const isSwapped =
    titleScore(position) === 0 &&
    companyScore(position) === 1 &&
    titleScore(company) === 1 &&
    companyScore(company) === 0
  return isSwapped ? { position: company, company: position } : { position, company }
}

/** With what follows behind a comma, unless that is the other name or a place. */
function nameOf(piece: Piece, other: Piece, isTitle: boolean): string {
  if (
    piece.whole === other.whole &&
    piece.slot.split('.')[1] === other.slot.split('.')[1] &&
    rowOf(piece.slot) === rowOf(other.slot)
  )
    return tidy(piece.text)
  if (piece.whole === piece.text) return tidy(piece.text)
  const rest = piece.whole.slice(piece.whole.indexOf(piece.text) + piece.text.length)
  const isPartOfName = isTitle ? placeScore(rest) === 0 && piece.whole.startsWith(piece.text) : /[&]/.test(rest)
  return tidy(isPartOfName ? piece.whole : piece.text)
}

/** Without a place in brackets behind it. */
function tidy(text: string): string {
  const bracket = /\s*[(（]([^)）]*)[)）]$/u.exec(text)
  const inside = bracket?.[1] ?? ''
  const isPlace =
    bracket && (placeScore(inside) > 0 || /^(?:\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?|[\p{Lo}\p{M} ]+)$/u.test(inside))
  return trimOrnaments(isPlace ? text.slice(0, bracket.index) : text)
}

function descriptionOf(
  entry: Entry,
  { company, position }: { company: string; position: string },
  edge: number,
): string {
  const isName = ({ text }: Line) =>
    (company !== '' && text.includes(company)) || (position !== '' && text.includes(position))
  const heads = new Set(entry.head.map(({ line }) => line))
  const told = entry.body.filter((line) => {
    const kind = labelledIn(line)?.kind
    return kind !== 'position' && kind !== 'company' && !(heads.has(line) && isName(line))
  })
  return joinParagraphs(told, edge)
}
