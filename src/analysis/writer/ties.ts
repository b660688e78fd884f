import { findKeys } from './posting-topics.ts'
import type { Topic } from './posting-topics.ts'

export interface Tie {
  topic: Topic
  statement: string
}

const maxTies = 3
const maxStatements = 40

/**
 * Up to three achievements, each with a thing that the posting asks for and the achievement mentions. Only terms of a
 * trade tie: sharing an everyday word does not make two sentences speak of one topic.
 */
export function tieAchievements(statements: readonly string[], topics: readonly Topic[]): Tie[] {
  const professional = topics.filter(({ isProfessional, isSpecific }) => isProfessional && isSpecific)
  const candidates = statements.slice(0, maxStatements).flatMap((statement, index) => {
    const keys = findKeys(statement)
    const bonus = /\p{N}/u.test(statement) ? 0.2 : 0
    // A name such as Kubernetes tells more than the clusters it comes with.
    const weigh = ({ name, importance, isRequired }: Topic) =>
      importance * (isRequired ? 1 : 0.8) + (/\p{Lu}/u.test(name) ? 0.4 : 0) + bonus - index / 1000
    return professional
      .filter(({ key }) => keys.has(key))
      .map((topic) => ({
        topic,
        statement,
        weight: weigh(topic),
      }))
  })
  const ties: Tie[] = []
  for (const { topic, statement } of candidates.sort((a, b) => b.weight - a.weight)) {
    const isUsed = ties.some((tie) => tie.topic.key === topic.key || tie.statement === statement)
    if (!isUsed && ties.length < maxTies) ties.push({ topic, statement })
  }
  // In the order of the form, which is the person's own.
  return ties.sort((a, b) => statements.indexOf(a.statement) - statements.indexOf(b.statement))
}
