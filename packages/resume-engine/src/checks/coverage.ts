import type { Check } from '#engine/model/analysis.ts'
import type { ComparedRequirement } from '#engine/match/requirements.ts'
import { createCheck, joinWords } from './check.ts'

/** How much it counts which requirements are met, and not only how many: a rare skill tells more than Excel. */
const rarityShare = 0.8

/** What a finding calls the text it is about. */
export type DocumentName = 'resume' | 'letter'

const maxNamed = 8
const maxAlternatives = 4

/** `The posting asks for a CPA and SQL; your resume doesn't mention them.` */
function tellMissing(verb: string, requirements: ComparedRequirement[], name: DocumentName): string {
  const missing = requirements.filter(({ met }) => !met)
  const named = missing.slice(0, maxNamed).map(({ any }) => joinWords(any.slice(0, maxAlternatives), 'or'))
  const pronoun = missing.length === 1 && (missing[0]?.any.length ?? 0) === 1 ? 'it' : 'them'
  return `The posting ${verb} ${joinWords(named, 'and')}; your ${name} doesn't mention ${pronoun}.`
}

const weighTerms = (requirements: ComparedRequirement[]) =>
  requirements.reduce((sum, { importance }) => sum + importance, 0)

/** How many of the posting's requirements the text meets, the rarer ones counting more; null where it names none. */
export function createRequiredCheck(
  requirements: ComparedRequirement[],
  name: DocumentName,
  weight: number,
): Check | null {
  const required = requirements.filter((requirement) => requirement.required)
  const met = required.filter((requirement) => requirement.met)
  if (required.length === 0) return null
  return createCheck({
    id: 'required',
    title: 'Required skills',
    weight,
    share: (met.length / required.length) * (1 - rarityShare + (rarityShare * weighTerms(met)) / weighTerms(required)),
    evidence: met.flatMap(({ evidence }) => evidence ?? []),
    fix: tellMissing('asks for', required, name),
  })
}

export function createPreferredCheck(requirements: ComparedRequirement[], name: DocumentName): Check | null {
  const preferred = requirements.filter(({ required }) => !required)
  const met = preferred.filter((requirement) => requirement.met)
  if (preferred.length === 0) return null
  return createCheck({
    id: 'preferred',
    title: 'Preferred skills',
    weight: 1,
    share: met.length / preferred.length,
    evidence: met.flatMap(({ evidence }) => evidence ?? []),
    fix: tellMissing('would like', preferred, name),
  })
}
