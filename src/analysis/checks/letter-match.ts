import type { Check } from '#contract/analysis.ts'
import { quotesOf, type ComparedTerm } from '#analysis/match/compare.ts'
import type { Reading } from '#analysis/text/reading.ts'
import { nearestTitle, titleOf } from '#analysis/match/titles.ts'
import { checkOf, listed } from './check.ts'
import type { LetterInput } from './letter.ts'

/** A letter picks from what is asked for; a resume shows the rest. */
const enoughTerms = 0.45
const enoughTies = 4

/** How a letter meets the posting, about 60 of 100 points. */
export function letterMatchChecks({ reading, posting, comparison, position }: LetterInput): Check[] {
  if (!posting) return []
  const { terms } = comparison
  const wanted = titleOf(posting, position)
  const held = wanted && nearestTitle(wanted, reading)
  const checks = [
    terms.length > 0 ? coverageCheck(terms, reading) : null,
    terms.length > 0 ? tiesCheck(terms, reading) : null,
    wanted &&
      checkOf({
        id: 'title',
        title: 'Job title',
        weight: 10,
        share: held?.near ?? 0,
        evidence: held ? [held.title.text] : [],
        fix: `The job title is "${wanted.text}": describe the work of that kind you have done.`,
      }),
  ]
  return checks.filter((check) => check !== null)
}

const sumOf = (terms: ComparedTerm[]) => terms.reduce((sum, { importance }) => sum + importance, 0)
const isFound = ({ credited }: ComparedTerm) => credited.length > 0

function coverageCheck(terms: ComparedTerm[], reading: Reading): Check {
  return checkOf({
    id: 'terms',
    title: 'Keywords from the job description',
    weight: 28,
    share: sumOf(terms.filter(isFound)) / sumOf(terms) / enoughTerms,
    evidence: quotesOf(terms, reading),
    fix: `Mention the ones that apply to you: ${listed(
      terms.filter((term) => !isFound(term)).map(({ term }) => term),
      6,
    )}.`,
  })
}

function tiesCheck(terms: ComparedTerm[], reading: Reading): Check {
  const required = terms.filter(({ kind }) => kind === 'required')
  const asked = required.length > 0 ? required : terms
  const tied = asked.filter(isFound)
  return checkOf({
    id: 'requirements',
    title: 'Addresses the requirements',
    weight: 22,
    share: tied.length / Math.min(enoughTies, asked.length),
    evidence: quotesOf(tied, reading),
    fix: `Show how you meet at least ${Math.min(enoughTies, asked.length)} of the requirements, such as ${listed(
      asked.filter((term) => !isFound(term)).map(({ term }) => term),
      4,
    )}.`,
  })
}
