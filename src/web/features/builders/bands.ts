import type { DocumentKind } from '#contract/documents.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

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
export const bandOf = (score: number): Band => bands.find(({ from }) => score >= from) ?? bands[2]

/** What following the suggestions is worth. */
export const promises: Record<DocumentKind, string> = {
  resume: 'Follow these suggestions to improve your score to 90%+.',
  'cover-letter': 'Follow these suggestions to improve your score to 95%+.',
}

/** Where an analysis suggests nothing of its own. */
export const defaultSuggestions: Record<DocumentKind, readonly string[]> = {
  resume: [
    'Use the words of the job description for what you have done.',
    'Begin each bullet with a verb that says what you did.',
    'Put a number to each result: how many, how much, how often.',
    'Keep to standard headings, such as Experience, Education and Skills.',
    'Adapt your summary to each job that you apply for.',
  ],
  'cover-letter': [
    'Name the company and the job in the first lines.',
    'Use the words of the job description for what you have done.',
    'Tell of two or three achievements, with their numbers.',
    'Say why it is this company, and not any other.',
    'Keep to one page, and end with what you would like to happen next.',
  ],
}
