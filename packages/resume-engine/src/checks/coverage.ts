import type { Check } from '#engine/model/analysis.ts'
import type { ComparedRequirement } from '#engine/match/requirements.ts'
import { createCheck, join } from './check.ts'

const requiredWeight = 45
/** How much it counts which requirements are met, and not only how many: a rare skill tells more than Excel. */
const rarityShare = 0.8

/**
 * Points for the share of requirements met, a straight line between these places. All other checks weigh 55 at most, so that
 * a text that meets less than 75, 50 or 25 % earns no more than 89, 74 or 59 of 100 in all.
 */
const curve: [share: number, points: number][] = [
  [0, 0],
  [0.25, 4],
  [0.5, 19],
  [0.75, 34],
  [1, requiredWeight],
]

function getRequiredPoints(share: number): number {
  const above = Math.max(
    1,
    curve.findIndex(([end]) => share <= end),
  )
  const [[from, low], [to, high]] = [curve[above - 1] ?? [0, 0], curve[above] ?? [1, requiredWeight]]
  return low + ((share - from) / (to - from)) * (high - low)
}

const nameRequirement = ({ any }: ComparedRequirement): string => any.slice(0, 4).join(' or ')

const weighTerms = (requirements: ComparedRequirement[]) =>
  requirements.reduce((sum, { importance }) => sum + importance, 0)

/** How many of the posting's requirements the text meets, the rarer ones counting more; null where it names none. */
export function createRequiredCheck(requirements: ComparedRequirement[]): Check | null {
  const required = requirements.filter((requirement) => requirement.required)
  const met = required.filter((requirement) => requirement.met)
  const missing = required.filter((requirement) => !requirement.met)
  if (required.length === 0) return null
  return createCheck({
    id: 'required',
    title: 'Required skills',
    weight: requiredWeight,
    share:
      (getRequiredPoints(met.length / required.length) / requiredWeight) *
      (1 - rarityShare + (rarityShare * weighTerms(met)) / weighTerms(required)),
    evidence: met.flatMap(({ evidence }) => evidence ?? []),
    fix: `Missing: ${join(missing.map(nameRequirement), 8)}. Add the ones that apply to you, where you used them.`,
  })
}

export function createPreferredCheck(requirements: ComparedRequirement[], weight: number): Check | null {
  const preferred = requirements.filter(({ required }) => !required)
  const met = preferred.filter((requirement) => requirement.met)
  if (preferred.length === 0) return null
  return createCheck({
    id: 'preferred',
    title: 'Preferred skills',
    weight,
    share: met.length / preferred.length,
    evidence: met.flatMap(({ evidence }) => evidence ?? []),
    fix: `The job prefers: ${join(preferred.filter((requirement) => !requirement.met).map(nameRequirement), 6)}. Add the ones that apply to you.`,
  })
}
