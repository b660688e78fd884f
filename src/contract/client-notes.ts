import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, limits, message, requiredText, timestamp } from './fields.ts'
import { quotas } from './quotas.ts'

/** What staff write down about a client, for staff alone. It is in no call of a client and in no export. */
export const clientNote = z.object({
  id,
  userId: id,
  /** Null once the author's account is deleted. */
  authorId: z.nullable(id),
  authorName: z.nullable(z.string()),
  text: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type ClientNote = z.infer<typeof clientNote>

const clientParams = z.object({ userId: id })
const body = z.object({ text: requiredText(limits.note, 'Please write a note') })
const access = ['account_manager', 'admin'] as const

export const listClientNotes = endpoint('GET', '/api/clients/:userId/notes', {
  summary: "The team's private notes about a client, the newest first",
  access,
  params: clientParams,
  reply: z.array(clientNote).check(z.maxLength(quotas.clientNotes)),
})

export const createClientNote = endpoint('POST', '/api/clients/:userId/notes', {
  summary: 'Adds a private note about a client',
  access,
  limits: ['message, account'],
  params: clientParams,
  body,
  reply: clientNote,
  status: 201,
  subject: ({ userId }) => userId,
})

export const editClientNote = endpoint('PUT', '/api/notes/:id', {
  summary: 'Changes a private note; its author alone may',
  access,
  limits: ['message, account'],
  params: z.object({ id }),
  body,
  reply: clientNote,
})

export const deleteClientNote = endpoint('DELETE', '/api/notes/:id', {
  summary: 'Deletes a private note; its author and admins may',
  access,
  params: z.object({ id }),
  reply: message,
})
