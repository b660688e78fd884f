import { analyzeResume } from '@foothold/resume-engine/analyze'
import { matchIds } from './match-ids.ts'
import type { Texts } from './texts.ts'

/** How well a resume and a posting go together, by one way of telling. */
export type Measure = (resume: string, posting: string) => number

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Points earned by the checks of the match, of those they weigh. */
export const matchScore: Measure = (text, jobDescription) => {
  const checks = analyzeResume({ text, jobDescription }).checks.filter(({ id }) => matchIds.has(id))
  const earned = checks.reduce((sum, check) => sum + check.earned, 0)
  return earned / checks.reduce((sum, check) => sum + check.weight, 0)
}

export const wholeScore: Measure = (text, jobDescription) => {
  const { checks } = analyzeResume({ text, jobDescription })
  const earned = checks.reduce((sum, check) => sum + check.earned, 0)
  return earned / checks.reduce((sum, check) => sum + check.weight, 0)
}

export const jaccard: Measure = (resume, posting) => {
  const [a, b] = [new Set(wordsOf(resume)), new Set(wordsOf(posting))]
  const shared = sharedOf(a, b)
  return shared / (a.size + b.size - shared)
}

const sharedOf = (a: Set<string>, b: Set<string>) => [...a].filter((word) => b.has(word)).length

/** The part of the posting's different words that the resume has. */
export const keywordCoverage: Measure = (resume, posting) => {
  const [a, b] = [new Set(wordsOf(resume)), new Set(wordsOf(posting))]
  return sharedOf(a, b) / b.size
}

/** Cosine of tf-idf vectors; document frequencies are those of the texts compared. */
export function tfIdfCosine({ postings, resumes }: Texts): Measure {
  const documents = [...postings, ...resumes].map(({ text }) => new Set(wordsOf(text)))
  const counts = new Map<string, number>()
  for (const words of documents) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const vectorOf = (text: string) => {
    const vector = new Map<string, number>()
    for (const word of wordsOf(text)) vector.set(word, (vector.get(word) ?? 0) + 1)
    for (const [word, count] of vector)
      vector.set(word, count * (Math.log((1 + documents.length) / (1 + (counts.get(word) ?? 0))) + 1))
    return vector
  }
  const length = (vector: Map<string, number>) => Math.hypot(...vector.values())
  return (resume, posting) => {
    const [a, b] = [vectorOf(resume), vectorOf(posting)]
    let product = 0
    for (const [word, value] of a) product += value * (b.get(word) ?? 0)
    return product / (length(a) * length(b) || 1)
  }
}
