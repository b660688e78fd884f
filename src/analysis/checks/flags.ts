import type { Flag } from '#contract/analysis.ts'
import type { Misuse, MisuseKind } from '#analysis/match/keyword-stuffing.ts'

const misuseFlags: Record<MisuseKind, Omit<Flag, 'evidence'>> = {
  copied: { id: 'copied_posting', message: 'This is copied from the job description. It earns no points.' },
  stuffed: { id: 'stuffed_terms', message: 'These are keywords without a sentence. They earn no points.' },
  repeated: { id: 'repeated_terms', message: 'You repeat this too often. Say it once, where it applies.' },
  hidden: { id: 'hidden_text', message: 'The text has characters that no reader can see. Remove them.' },
}

export const toMisuseFlags = (list: Misuse[]): Flag[] =>
  list.map(({ kind, words }) => ({ ...misuseFlags[kind], evidence: words }))

export const noPosting: Flag = {
  id: 'no_posting',
  message: 'There is no job description, so the score covers form and writing only.',
  evidence: '',
}

export const notEnglish: Flag = {
  id: 'not_english',
  message: 'We only score texts in English.',
  evidence: '',
}
