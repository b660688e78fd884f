import { placeScore } from './address.ts'
import { companyScore, titleScore } from './roles.ts'
import type { Piece } from './segments.ts'
import { fold } from './text.ts'
import { countryNames } from './words/contact.ts'

const isPlace = ({ text }: Piece) => placeScore(text) > 0
const isCountry = ({ text }: Piece) => countryNames.has(fold(text).trim())

/** The pieces of one text, which were parted at commas, by that text. */
function groupByWhole(pieces: Piece[]): Piece[][] {
  const groups = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const key = piece.slot.slice(0, piece.slot.lastIndexOf('.'))
    groups.set(key, [...(groups.get(key) ?? []), piece])
  }
  return [...groups.values()]
}

/** `Staff Engineer, Telemetry, Acme, Portland, OR`: what stands between a title and the employer belongs to the title. */
export function joinSpecialities(pieces: Piece[]): Piece[] {
  return groupByWhole(pieces).flatMap((group) => {
    const names = countNames(group, pieces)
    const [first, ...others] = group.slice(0, names)
    const last = others.pop()
    const isSpecialised =
      first !== undefined &&
      last !== undefined &&
      others.length > 0 &&
      namesTitle(first) &&
      !namesTitle(last) &&
      others.every(({ text }) => companyScore(text) === 0)
    if (!isSpecialised) return group
    const title = { ...first, text: [first, ...others].map(({ text }) => text).join(', ') }
    return [title, ...group.slice(names - 1)].map((piece, index) => ({
      ...piece,
      slot: first.slot.replace(/\d+$/, String(index)),
    }))
  })
}

const namesTitle = ({ text }: Piece) => titleScore(text) > 0 && companyScore(text) === 0

/**
 * How many pieces of a text stand before its place. A town before a country is a place too; three names without a place
 * behind them hold a speciality only where the place stands elsewhere.
 */
function countNames(group: Piece[], all: Piece[]): number {
  const last = group.at(-1)
  if (last && isCountry(last)) return group.length - 2
  if (last && placeScore(last.text) > 1) return group.length - 1
  return all.some((piece) => !group.includes(piece) && isPlace(piece)) ? group.length : Math.min(group.length, 2)
}

/**
 * The pieces of each entry without the towns behind titles and employers. Entries are laid out alike: where one names the
 * town in which the person lives, the others name towns in the same slot.
 */
export function withoutPlaces(entries: Piece[][], address: string): Piece[][] {
  const towns = new Set(address.split(/[,\d]/).map((part) => fold(part).trim()))
  towns.delete('')
  const isTown = ({ text, slot }: Piece) => !slot.endsWith('.0') && towns.has(fold(text).trim())
  const slots = new Set(entries.flatMap((pieces) => pieces.filter(isTown).map(({ slot }) => slot)))
  if (slots.size === 0) return entries
  return entries.map((pieces) =>
    groupByWhole(pieces).flatMap((group) => {
      const names = group.filter(
        (piece) => !slots.has(piece.slot) || titleScore(piece.text) + companyScore(piece.text) > 0,
      )
      const whole = names.map(({ text }) => text).join(', ')
      return names.length === group.length ? group : names.map((piece) => ({ ...piece, whole }))
    }),
  )
}
