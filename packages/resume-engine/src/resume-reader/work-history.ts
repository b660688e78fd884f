import type { ReadPosition } from '#engine/model/resume-fields.ts'
import { placeScore } from './address.ts'
import { monthText } from './dates.ts'
import { splitEntries, type Entry } from './entries.ts'
import type { Line } from './lines.ts'
import { readLabelled, readLabelledNames } from './labelled-names.ts'
import { joinParagraphs } from './paragraphs.ts'
import { splitSegments, type Segment } from './segments.ts'
import { joinSpecialities, removePlaces } from './specialities.ts'
import { companyScore, isEmploymentKind, titleScore } from './roles.ts'
import { trimOrnaments } from './text.ts'

interface Named {
  entry: Entry
  segments: Segment[]
}

interface Slots {
  position: string
  company: string
}

const maxSegments = 16

/** Reads the positions from the lines of a work section. */
export function readWorkHistory(lines: Line[], address = ''): ReadPosition[] {
  const entries = splitEntries(lines, 'work')
  const all = entries.map(findSegments)
  const withoutKinds = all.map((segments) => segments.filter(({ text }) => !isEmploymentKind(text)))
  const segments = removePlaces(withoutKinds, address).map(joinSpecialities)
  const named = entries.map((entry, index): Named => ({ entry, segments: segments[index] ?? [] }))
  const slots = chooseSlots(named)
  const edge = Math.max(...lines.map((line) => line.right))
  let employer = ''
  return named
    .map(({ entry, segments }, index): ReadPosition => {
      const labelled = readLabelledNames([...entry.head.map(({ line }) => line), ...entry.body])
      const guessed = findNames(segments, slots, employer)
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
        place: findPlace(all[index] ?? [], names),
        startDate: monthText(isRange ? start : end),
        endDate: isCurrent || !isRange ? null : monthText(end),
        isCurrent,
        writtenDates: entry.writtenDates,
        description: toDescription(entry, names, edge),
      }
    })
    .filter(({ company, position }) => company !== '' || position !== '')
}

const findSegments = (entry: Entry) =>
  entry.head
    .flatMap(({ row, line, cells }) => {
      const labelled = readLabelled(line)
      return splitSegments(row, labelled ? (labelled.kind === 'other' && row !== 0 ? [labelled.value] : []) : cells)
    })
    .filter(({ text }) => !isLink(text))
    .slice(0, maxSegments)

const isLink = (text: string) => /^(?:https?:|www\.)\S+$/.test(text)

/** Chooses the slots of title and employer. They are the same in all entries, so the clear entries decide. */
function chooseSlots(named: Named[]): Slots {
  const all = [...new Set(named.flatMap(({ segments }) => segments.map(({ slot }) => slot)))]
  const pairs = all.flatMap((position) =>
    all.filter((company) => company !== position).map((company) => ({ position, company })),
  )
  const scored = pairs.map((pair) => ({ pair, score: scoreSlots(pair, named) }))
  const best = scored.sort((a, b) => b.score - a.score)[0]
  return best?.pair ?? { position: all[0] ?? '', company: all[1] ?? '' }
}

function scoreSlots({ position, company }: Slots, named: Named[]): number {
  let score = 0
  for (const { segments } of named) {
    const title = segments.find(({ slot }) => slot === position)
    const firm = segments.find(({ slot }) => slot === company)
    if (title) score += 0.5 + titleScore(title.text) * 1.5 - companyScore(title.text) - placeScore(title.text) * 0.3
    if (firm) score += 0.5 + companyScore(firm.text) * 1.2 - titleScore(firm.text) - placeScore(firm.text) * 0.4
  }
  return score / named.length - distancePenalty(position) - distancePenalty(company)
}

const getRow = (slot: string) => Number(slot.split('.')[0])

/** Names come first. A part after a comma or on a lower line is more often a place or a detail. */
function distancePenalty(slot: string): number {
  const [row = 0, part = 0, index = 0] = slot.split('.').map(Number)
  return Math.max(0, row) * 0.12 + Math.max(0, -row - 1) * 0.05 + part * 0.1 + index * 0.12
}

function findNames(segments: Segment[], slots: Slots, employer: string): { company: string; position: string } {
  const title = segments.find(({ slot }) => slot === slots.position)
  const firm = segments.find(({ slot }) => slot === slots.company)
  if (title && firm) return { position: toName(title, firm, true), company: toName(firm, title, false) }
  const [only] = [title, firm, ...segments].filter((segment) => segment !== undefined)
  if (!only) return { position: '', company: '' }
  return titleScore(only.text) >= companyScore(only.text)
    ? { position: only.whole, company: employer }
    : { position: '', company: only.whole }
}

const isIn = (name: string, text: string) => name !== '' && (name.includes(text) || text.includes(name))

/** What is surely a place, or stands behind both names on their line. `Portland, Oregon` was split at its comma. */
function findPlace(segments: Segment[], { company, position }: { company: string; position: string }): string {
  const names = segments.filter(({ text }) => isIn(company, text) || isIn(position, text))
  const isOther = (segment: Segment) =>
    !names.includes(segment) && (isRemote(segment) || !isEmploymentKind(segment.text))
  const others = segments.filter(isOther)
  const last = names.at(-1)
  const isBehind = ({ slot, text }: Segment) =>
    names.length > 1 &&
    last !== undefined &&
    getRow(slot) === getRow(last.slot) &&
    getPart(slot) === getPart(last.slot) + 1 &&
    !/\d/.test(text)
  const place =
    others.find(({ whole }) => placeScore(whole) > 1 && !company.includes(whole)) ??
    others.find(({ text }) => placeScore(text) > 1) ??
    others.find(isBehind)
  if (!place) return ''
  return others
    .filter(({ whole }) => whole === place.whole)
    .map(({ text }) => text)
    .join(', ')
}

const isRemote = ({ text }: Segment) => /^(?:fully )?remote$/i.test(text)
const getPart = (slot: string) => Number(slot.split('.')[1])

/** Includes the text after a comma, unless that is the other name or a place. */
function toName(segment: Segment, other: Segment, isTitle: boolean): string {
  if (segment.whole === other.whole || segment.whole === segment.text) return tidy(segment.text)
  const suffix = segment.whole.slice(segment.whole.indexOf(segment.text) + segment.text.length)
  const isPartOfName = isTitle ? placeScore(suffix) === 0 && segment.whole.startsWith(segment.text) : /[&]/.test(suffix)
  return tidy(isPartOfName ? segment.whole : segment.text)
}

/** Removes a place in brackets at the end. */
function tidy(text: string): string {
  const bracket = /\s*[(（]([^)）]*)[)）]$/u.exec(text)
  const inside = bracket?.[1] ?? ''
  const isPlace =
    bracket && (placeScore(inside) > 0 || /^(?:\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?|[\p{Lo}\p{M} ]+)$/u.test(inside))
  return trimOrnaments(isPlace ? text.slice(0, bracket.index) : text)
}

function toDescription(
  entry: Entry,
  { company, position }: { company: string; position: string },
  edge: number,
): string {
  const isName = ({ text }: Line) =>
    (company !== '' && text.includes(company)) || (position !== '' && text.includes(position))
  const heads = new Set(entry.head.map(({ line }) => line))
  const lines = entry.body.filter((line) => {
    const kind = readLabelled(line)?.kind
    return kind !== 'position' && kind !== 'company' && !(heads.has(line) && isName(line))
  })
  return joinParagraphs(lines, edge)
}
