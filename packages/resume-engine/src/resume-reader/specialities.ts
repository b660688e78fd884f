import { placeScore } from './address.ts'
import { companyScore, titleScore } from './roles.ts'
import type { Segment } from './segments.ts'
import { fold } from './text.ts'
import { countryNames } from './words/contact.ts'

const isPlace = ({ text }: Segment) => placeScore(text) > 0
const isCountry = ({ text }: Segment) => countryNames.has(fold(text).trim())

/** Groups segments that were split from the same text. */
function groupByWhole(segments: Segment[]): Segment[][] {
  const groups = new Map<string, Segment[]>()
  for (const segment of segments) {
    const key = segment.slot.slice(0, segment.slot.lastIndexOf('.'))
    groups.set(key, [...(groups.get(key) ?? []), segment])
  }
  return [...groups.values()]
}

/** In `Staff Engineer, Telemetry, Acme, Portland, OR` the text between title and employer belongs to the title. */
export function joinSpecialities(segments: Segment[]): Segment[] {
  return groupByWhole(segments).flatMap((group) => {
    const names = countNames(group, segments)
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
    return [title, ...group.slice(names - 1)].map((segment, index) => ({
      ...segment,
      slot: first.slot.replace(/\d+$/, String(index)),
    }))
  })
}

const namesTitle = ({ text }: Segment) => titleScore(text) > 0 && companyScore(text) === 0

/**
 * Counts the segments before the place. A town before a country is part of the place. Three names without a place contain
 * a speciality only if the entry has a place elsewhere.
 */
function countNames(group: Segment[], all: Segment[]): number {
  const last = group.at(-1)
  if (last && isCountry(last)) return group.length - 2
  if (last && placeScore(last.text) > 1) return group.length - 1
  return all.some((segment) => !group.includes(segment) && isPlace(segment)) ? group.length : Math.min(group.length, 2)
}

/**
 * Removes the towns after titles and employers. If one entry has the person's own town in a slot, that slot holds towns in
 * all entries.
 */
export function removePlaces(entries: Segment[][], address: string): Segment[][] {
  const towns = new Set(address.split(/[,\d]/).map((part) => fold(part).trim()))
  towns.delete('')
  const isTown = ({ text, slot }: Segment) => !slot.endsWith('.0') && towns.has(fold(text).trim())
  const slots = new Set(entries.flatMap((segments) => segments.filter(isTown).map(({ slot }) => slot)))
  if (slots.size === 0) return entries
  return entries.map((segments) =>
    groupByWhole(segments).flatMap((group) => {
      const names = group.filter(
        (segment) => !slots.has(segment.slot) || titleScore(segment.text) + companyScore(segment.text) > 0,
      )
      const whole = names.map(({ text }) => text).join(', ')
      return names.length === group.length ? group : names.map((segment) => ({ ...segment, whole }))
    }),
  )
}
