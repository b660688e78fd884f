import { z } from 'zod/mini'
import { maxStatement } from '@foothold/resume-engine/prepared-interview'
import { toEvents } from './builders.ts'
import type { Access } from './endpoint.ts'
import { id, limits, text } from './fields.ts'

/** A text of the language model about a record, for a person to accept. */
const proposal = z.object({
  text: z.string(),
  /** Why sentences were left out. */
  leftOut: z.array(z.string()).check(z.maxLength(limits.list)),
  /** What it was written from: "your resume and notes". */
  from: z.string(),
})
export type Proposal = z.infer<typeof proposal>
export const proposalEvent = toEvents(proposal)
export type ProposalEvent = z.output<typeof proposalEvent>

export const proposalParams = z.object({ id })
/** `about` names the story of an interview. */
export const proposalBody = z.object({ about: z._default(text(maxStatement), '') })
export const proposalLimits = ['proposal, account'] as const

/** A conversation with fewer messages is read faster than its summary. */
export const minSummarized = 20

/** Each takes a `proposalBody` and streams `proposalEvent`s (NDJSON); 409 where there is no language model. */
export const proposals = {
  story: {
    method: 'POST',
    path: '/api/interviews/:id/story/stream',
    access: ['user'],
    summary: 'A story of an own interview as situation, action and result, proposed by the language model',
  },
  note: {
    method: 'POST',
    path: '/api/tasks/:id/note/stream',
    access: ['account_manager', 'admin'],
    summary: "Another draft of a weekly report's note, proposed by the language model, for a task within reach",
  },
  summary: {
    method: 'POST',
    path: '/api/conversations/:id/summary/stream',
    access: 'signed-in',
    summary: 'A summary of a long conversation within reach, by the language model',
  },
} as const satisfies Record<string, { method: 'POST'; path: string; access: Access; summary: string }>
export type ProposalKind = keyof typeof proposals
