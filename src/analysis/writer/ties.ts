import type { JobTerm } from '#analysis/posting/job-term.ts'
import { findMentioned, isSpecific } from './posting-topics.ts'
import type { Topics } from './posting-topics.ts'

export interface Tie {
  term: JobTerm
  statement: string
}

const maxTies = 3
const maxStatements = 40

/**
 * Up to three achievements, each with a thing that the posting names and the achievement mentions. Only specific terms tie:
 * sharing an everyday word does not make two sentences speak of one topic.
 */
export function tieAchievements(statements: readonly string[], topics: Topics): Tie[] {
  const specific = { ...topics, terms: topics.terms.filter(isSpecific) }
  const candidates = statements.slice(0, maxStatements).flatMap((statement, index) => {
    const mentioned = findMentioned(statement, specific)
    const hasNumber = /\p{N}/u.test(statement)
    return specific.terms
      .filter(({ key }) => mentioned.has(key))
      .map((term) => {
        const isLiteral = statement.toLowerCase().includes(term.term.toLowerCase())
        const weight = weighTerm(term) + (isLiteral ? 0.5 : 0) + (hasNumber ? 0.2 : 0) - index / 1000
        return { term, statement, weight }
      })
  })
  const ties: Tie[] = []
  for (const { term, statement } of candidates.sort((a, b) => b.weight - a.weight)) {
    const isUsed = ties.some((tie) => tie.term.key === term.key || tie.statement === statement)
    if (!isUsed && ties.length < maxTies) ties.push({ term, statement })
  }
  // In the order of the form, which is the person's own.
  return ties.sort((a, b) => statements.indexOf(a.statement) - statements.indexOf(b.statement))
}

/** A name such as Kubernetes tells more than the clusters it comes with. */
const weighTerm = ({ term, importance, concept }: JobTerm) =>
  importance + (/\p{Lu}/u.test(term) ? 0.4 : 0) + (concept ? 0.2 : 0)
