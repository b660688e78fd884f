import { productName } from '#contract/plans.ts'

/** What the public pages call people and employers that are invented. */
export const sampleNote = 'Sample, made from demonstration data'

export const samplesPage = {
  title: 'See What You Get',
  text: `A cover letter, a receipt and a weekly report, as ${productName} made them for the client of our demonstration.`,
} as const

export const samples = [
  {
    id: 'letter',
    title: 'A cover letter',
    text: "Written for one posting, from the client's own profile.",
  },
  {
    id: 'receipt',
    title: 'A receipt',
    text: 'What we sent to the employer, when, and what they confirmed.',
  },
  {
    id: 'report',
    title: 'A weekly report',
    text: 'What we sent, who answered and what comes next.',
  },
] as const
