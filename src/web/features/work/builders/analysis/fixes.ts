import type { Analysis, Check, Flag, Requirement } from '@foothold/resume-engine/analysis'
import type { CheckId } from '@foothold/resume-engine/analyze'
import type { BuilderForm } from './builder-form.ts'
import { findCheckField, isByMeaning } from './check-fields.ts'
import { findInForm, type FormText, listFormTexts } from './form-texts.ts'

/** Where a finding is changed. */
export type FixTarget =
  /** A field of the form, with the words to select in it. */
  | { kind: 'field'; name: string; words: { start: number; end: number } | null }
  /** In the text; `words` are selected if they are found there. */
  | { kind: 'text'; words: string }
  /** A term, of which one alternative is enough: the person says where they used it. It is missing, or only listed. */
  | { kind: 'term'; any: string[]; isFound: boolean }
  /** The list of missing terms. */
  | { kind: 'keywords' }

export interface Fix {
  id: string
  text: string
  /** The words of the text that the fix is about. */
  evidence: string
  /** How many points of the score it can win; null where that is not known. */
  points: number | null
  target: FixTarget
}

/** What the places of fixes are found in. */
export interface FixContext {
  form: BuilderForm
  /** The text was edited by hand, so that it is what is to be changed. */
  isEdited: boolean
  /** Terms that the person has not used. */
  unused: readonly string[]
}

const maxFirstFixes = 5
/** A check that lost less than this is not among the first things to fix. */
const minPoints = 0.5

/** The checks of terms. Each missing required term is a separate fix instead; all of them are in the list of keywords. */
const requiredCheck: CheckId = 'required'
const termChecks = new Set<string>([requiredCheck, 'preferred'] satisfies CheckId[])
const evidenceCheck: CheckId = 'evidence'
/** These say what the flags say one by one. */
const flagChecks = new Set<string>(['sentences', 'misuse'] satisfies CheckId[])
/** Says something about the score, not about a sentence. */
const generalFlags = new Set<Flag['id']>(['no_posting', 'not_english'])

export interface Fixes {
  /** What to fix first, at most five. */
  first: Fix[]
  /** The other findings. */
  more: Fix[]
  /** What leads to where a check is fixed. */
  byCheck: ReadonlyMap<string, FixTarget>
}

/** What to fix: sentences that are flagged, then missing required terms and checks by the points they can win. */
export function findFixes(analysis: Analysis, context: FixContext): Fixes {
  const { checks, flags } = analysis
  const texts = listFormTexts(context.form)
  const flagged = flags.filter(({ id }) => !generalFlags.has(id)).map((flag, at) => toFlagFix(flag, at, context, texts))
  const lost = checks.filter(({ fix }) => fix !== '')
  const targets = new Map(lost.map((check) => [check.id, findTarget(check, context, texts)]))
  const isSaid = ({ id }: Check) => termChecks.has(id) || (flagChecks.has(id) && flagged.length > 0)
  const byPoints = [
    ...findMissingTerms(analysis, context),
    ...lost.flatMap((check): Fix[] => {
      const target = targets.get(check.id)
      if (isSaid(check) || !target) return []
      return [{ id: check.id, text: check.fix, evidence: '', points: countLost(check, checks), target }]
    }),
  ].sort((a, b) => (b.points ?? 0) - (a.points ?? 0))
  const first = [...flagged, ...byPoints.filter(({ points }) => (points ?? 0) >= minPoints)].slice(0, maxFirstFixes)
  const more = [...flagged, ...byPoints].filter((fix) => !first.includes(fix) && fix.target.kind !== 'term')
  return { first, more, byCheck: targets }
}

/** The points of the score, from 0 to 100, that a check did not earn. */
function countLost(check: Check, checks: readonly Check[]): number {
  const weight = checks.reduce((sum, check) => sum + check.weight, 0)
  return weight === 0 ? 0 : (100 * (check.weight - check.earned)) / weight
}

function findTarget(check: Check, context: FixContext, texts: readonly FormText[]): FixTarget {
  const [words = ''] = check.about
  if (termChecks.has(check.id)) return { kind: 'keywords' }
  if (check.id === evidenceCheck && words !== '') return { kind: 'term', any: [words], isFound: true }
  if (words !== '' && !isByMeaning(check)) return findQuote(words, context, texts)
  const name = findCheckField(context.form, check)
  if (context.isEdited || name === null) return { kind: 'text', words }
  return { kind: 'field', name, words: null }
}

/** A quote of the text, as the form has it. A text that was edited, or says something else, is changed itself. */
function findQuote(quote: string, { isEdited }: FixContext, texts: readonly FormText[]): FixTarget {
  const words = quote.replace(/ \(\d+ times\)$/, '')
  const found = isEdited ? null : findInForm(texts, words)
  return found
    ? { kind: 'field', name: found.name, words: { start: found.start, end: found.end } }
    : { kind: 'text', words }
}

const toFlagFix = (
  { id, message, evidence }: Flag,
  index: number,
  context: FixContext,
  texts: readonly FormText[],
): Fix => ({
  id: `${id}-${index}`,
  text: message,
  evidence,
  points: null,
  target: findQuote(evidence, context, texts),
})

export const nameTerms = (any: readonly string[]) => any.join(' or ')

/** A requirement under the name by which it is left out of the suggestions. */
export const isUnused = ({ any }: Pick<Requirement, 'any'>, unused: readonly string[]) =>
  unused.includes(nameTerms(any))

/** The points of the check are shared by the required terms that are missing. */
function findMissingTerms({ requirements, checks }: Analysis, { form, unused }: FixContext): Fix[] {
  const missing = requirements.filter(({ required, met }) => required && !met)
  const check = checks.find(({ id }) => id === requiredCheck)
  const lost = check ? countLost(check, checks) : 0
  return missing
    .filter((requirement) => !isUnused(requirement, unused))
    .map(({ any }) => ({
      id: `term-${nameTerms(any)}`,
      text:
        form.kind === 'resume'
          ? `If you have used ${nameTerms(any)}, say in a job entry how.`
          : `If you have used ${nameTerms(any)}, say what you did with it.`,
      evidence: '',
      points: lost / missing.length,
      target: { kind: 'term', any, isFound: false },
    }))
}
