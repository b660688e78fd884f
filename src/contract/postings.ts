import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, link } from './fields.ts'

/** How far the reading of a posting has come, and what lists show of it. */
export const postingState = z.object({
  id,
  state: z.enum(['reading', 'read', 'failed']),
  company: z.nullable(z.string()),
  position: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Why it could not be read, for the person who asked. */
  failure: z.nullable(z.string()),
})
export type PostingState = z.infer<typeof postingState>

export const posting = z.extend(postingState, {
  jobUrl: z.string(),
  /** The posting's text, as it was when it was read. */
  description: z.nullable(z.string()),
})
export type Posting = z.infer<typeof posting>

export const requestPosting = endpoint('POST', '/api/postings', {
  summary: 'Has a job posting read in the background; 409 where the server does not read postings',
  access: ['account_manager', 'admin'],
  limits: ['posting reading, account'],
  body: z.object({ jobUrl: link('Please enter a job URL') }),
  reply: posting,
  status: 201,
})

export const readPosting = endpoint('GET', '/api/postings/:id', {
  summary: 'A posting that was asked for, or that belongs to an interest within reach',
  access: 'signed-in',
  params: z.object({ id }),
  reply: posting,
})
