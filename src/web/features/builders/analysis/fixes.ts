import type { Analysis, Check, Flag } from '#contract/analysis.ts'
import type { CheckId } from '#analysis/checks/check.ts'
import type { DocumentKind } from '#contract/documents.ts'

/** What a check is about in the form; each builder knows its field. */
export type FixField = 'contact' | 'dates' | 'company' | 'role'

/** Where a fix is made. */
export type FixTarget =
  | { kind: 'field'; field: FixField }
  /** In the text; `words` are selected if they are found there. */
  | { kind: 'text'; words: string }
  | { kind: 'skill'; term: string }

export interface Fix {
  id: string
  text: string
  /** The words of the text that the fix is about. */
  evidence: string
  /** How many points of the score it can win; null where that is not known. */
  points: number | null
  target: FixTarget
}

const maxFixes = 5
/** A check that lost less than this is not among the first things to fix. */
const minPoints = 0.5

/** Checks whose fix belongs into the form. Every other fix is made in the text. */
const fields: Record<DocumentKind, ReadonlyMap<string, FixField>> = {
  resume: new Map<CheckId, FixField>([
    ['contact', 'contact'],
    ['years', 'dates'],
    ['dates', 'dates'],
  ]),
  'cover-letter': new Map<CheckId, FixField>([
    ['company', 'company'],
    ['role', 'role'],
  ]),
}

/** The check of the required terms. Each missing term is a separate fix instead. */
const requiredCheck: CheckId = 'required'
/** Checks that quote the posting: their words are not in the text. */
const quotesPosting = new Set<string>(['title', 'education', 'years'] satisfies CheckId[])
/** Says something about the score, not about a sentence. */
const generalFlags = new Set<Flag['id']>(['no_posting', 'not_english'])

/** What to fix first: sentences that are flagged, then missing required terms and checks by the points they can win. */
export function findFixes(kind: DocumentKind, analysis: Analysis): Fix[] {
  const { checks, flags } = analysis
  const flagged = flags.filter(({ id }) => !generalFlags.has(id))
  const byPoints = [
    ...findMissingTerms(kind, analysis),
    ...checks.filter((check) => check.id !== requiredCheck).map((check) => toFix(kind, check, checks)),
  ]
    .filter(({ points, text }) => (points ?? 0) >= minPoints && text !== '')
    .sort((a, b) => (b.points ?? 0) - (a.points ?? 0))
  return [...flagged.map(toFlagFix), ...byPoints].slice(0, maxFixes)
}

/** The points of the score, from 0 to 100, that a check did not earn. */
function countLost(check: Check, checks: readonly Check[]): number {
  const weight = checks.reduce((sum, check) => sum + check.weight, 0)
  return weight === 0 ? 0 : (100 * (check.weight - check.earned)) / weight
}

function toFix(kind: DocumentKind, check: Check, checks: readonly Check[]): Fix {
  const field = fields[kind].get(check.id)
  const words = quotesPosting.has(check.id) ? '' : findQuote(check.fix)
  return {
    id: check.id,
    text: check.fix,
    evidence: '',
    points: countLost(check, checks),
    target: field ? { kind: 'field', field } : { kind: 'text', words },
  }
}

/** A fix quotes the words that it is about last, after its examples. */
const findQuote = (fix: string) => [...fix.matchAll(/"([^"]+)"/gu)].at(-1)?.[1] ?? ''

const toFlagFix = ({ id, message, evidence }: Flag, index: number): Fix => ({
  id: `${id}-${index}`,
  text: message,
  evidence,
  points: null,
  target: { kind: 'text', words: evidence },
})

/** The points of the check are shared by the required terms that are missing. */
function findMissingTerms(kind: DocumentKind, { requirements, checks }: Analysis): Fix[] {
  const missing = requirements.filter(({ required, met }) => required && !met)
  const check = checks.find(({ id }) => id === requiredCheck)
  const lost = check ? countLost(check, checks) : 0
  return missing.map(({ any }) => {
    const [term = ''] = any
    const names = any.join(' or ')
    return {
      id: `term-${term}`,
      text:
        kind === 'resume'
          ? `Add ${names} if you have used it, and say in a job entry how.`
          : `Mention ${names} if you have used it, and say what you did with it.`,
      evidence: '',
      points: lost / missing.length,
      target: kind === 'resume' ? { kind: 'skill', term } : { kind: 'text', words: '' },
    }
  })
}
