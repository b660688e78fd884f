import type { DocumentKind } from '@foothold/resume-engine/forms'
import type { BadgeTone } from '#web/ui/feedback/badge.tsx'
import type { Fixes } from './fixes.ts'

interface Band {
  from: number
  title: string
  text: string
  tone: Extract<BadgeTone, 'success' | 'accent' | 'warning'>
}

const bands: readonly [Band, Band, Band] = [
  { from: 90, title: 'Excellent', text: 'Highly likely to pass ATS filters', tone: 'success' },
  { from: 75, title: 'Good', text: 'Should perform well with most ATS systems', tone: 'accent' },
  { from: 0, title: 'Needs Improvement', text: 'May have difficulty with ATS filters', tone: 'warning' },
]

/** What a score means, in words. */
export const getBand = (score: number): Band => bands.find(({ from }) => score >= from) ?? bands[2]

/** What the number means, beside it where a posting was compared. */
export const scales: Record<DocumentKind, string> = {
  resume: 'Most resumes that fit their posting score 65 or more, and most of another field less than 30.',
  'cover-letter': 'Above 90, no sentence of the letter needs repair.',
}

/** The score that the suggestions lead to. Not shown above it. */
export const promises: Record<DocumentKind, { score: number; text: string }> = {
  resume: { score: 90, text: 'Follow these suggestions to improve your score to 90%+.' },
  'cover-letter': { score: 95, text: 'Follow these suggestions to improve your score to 95%+.' },
}

const defaultSuggestions: Record<DocumentKind, readonly string[]> = {
  resume: [
    'Use the wording of the job description for the work you have done.',
    'Start each bullet with an action verb.',
    'Put a number to each result: how many, how much, how often.',
    'Keep to standard headings, such as Experience, Education and Skills.',
    'Tailor your summary to each job you apply for.',
  ],
  'cover-letter': [
    'Mention the company and the job in your opening lines.',
    'Use the wording of the job description for the work you have done.',
    'Describe two or three achievements, with numbers.',
    'Say why you want to work for this company in particular.',
    'Keep it to one page, and end with what you would like to happen next.',
  ],
}

/** What is said beside the fixes: five suggestions if the analysis has none, and its own if none of them became a fix. */
export function listOtherSuggestions(
  own: readonly string[],
  { first, more }: Pick<Fixes, 'first' | 'more'>,
  kind: DocumentKind,
) {
  if (own.length === 0) return defaultSuggestions[kind]
  return first.length + more.length === 0 ? own : []
}
