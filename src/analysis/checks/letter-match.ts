import type { Check } from '#contract/analysis.ts'
import type { ComparedTerm } from '#analysis/match/compare.ts'
import { likeness, titleOf, titlesIn } from '#analysis/match/titles.ts'
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
  const held = wanted ? Math.max(0, ...titlesIn(reading).map((title) => likeness(wanted, title))) : 0
  const checks = [
    terms.length > 0 ? coverageCheck(terms) : null,
    terms.length > 0 ? tiesCheck(terms) : null,
    wanted &&
      checkOf({
        id: 'title',
        title: 'Job title',
        weight: 10,
        share: held,
        evidence: held > 0 ? [wanted.text] : [],
        fix: `The job title is "${wanted.text}": describe the work of that kind you have done.`,
      }),
  ]
  return checks.filter((check) => check !== null)
}

const sumOf = (terms: ComparedTerm[]) => terms.reduce((sum, { importance }) => sum + importance, 0)
const isFound = ({ credited }: ComparedTerm) => credited.length > 0

function coverageCheck(terms: ComparedTerm[]): Check {
  return checkOf({
    id: 'terms',
    title: 'Keywords from the job description',
    weight: 28,
    share: sumOf(terms.filter(isFound)) / sumOf(terms) / enoughTerms,
    evidence: terms.filter(isFound).map(({ term }) => term),
    fix: `Mention the ones that apply to you: ${listed(
      terms.filter((term) => !isFound(term)).map(({ term }) => term),
      6,
    )}.`,
  })
}

function tiesCheck(terms: ComparedTerm[]): Check {
  const required = terms.filter(({ kind }) => kind === 'required')
  const asked = required.length > 0 ? required : terms
  const tied = asked.filter(isFound)
  return checkOf({
    id: 'requirements',
    title: 'Addresses the requirements',
    weight: 22,
    share: tied.length / Math.min(enoughTies, asked.length),
    evidence: tied.map(({ term }) => term),
    fix: `Show how you meet at least ${Math.min(enoughTies, asked.length)} of the requirements, such as ${listed(
      asked.filter((term) => !isFound(term)).map(({ term }) => term),
      4,
    )}.`,
  })
}
