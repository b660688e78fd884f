import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, id, limits, message, requiredText, timestamp } from './fields.ts'

export const contactBody = z.object({
  name: requiredText(limits.name, 'Please enter your name'),
  email,
  message: requiredText(limits.note, 'Please enter a message'),
  /** A honeypot: hidden in the form, so only bots fill it in. */
  website: z.optional(z.literal('', 'Please leave this field empty')),
})

export const sendContactMessage = endpoint('POST', '/api/contact', {
  summary: 'Stores a message to the operators and mails it to them',
  access: 'anyone',
  limits: ['contact, address'],
  body: contactBody,
  reply: message,
  status: 201,
})

export const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  readAt: z.nullable(timestamp),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(timestamp),
  /** Begins with the word "urgent". */
  urgent: z.boolean(),
  /** When an answer is promised; null once it is answered. */
  dueAt: z.nullable(timestamp),
  createdAt: timestamp,
})
export type ContactMessage = z.infer<typeof contactMessage>

export const contactStates = ['unread', 'unanswered', 'answered'] as const

export const listContactMessages = endpoint('GET', '/api/admin/contact-messages', {
  summary:
    'Messages of the contact form: urgent ones without an answer first, then the latest; X-Next-Cursor is the cursor of the next page',
  access: ['admin'],
  fromReplica: true,
  query: z.object({
    state: z.optional(z.enum(contactStates)),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    cursor: z.optional(z.string().check(z.maxLength(limits.name))),
  }),
  reply: z.array(contactMessage).check(z.maxLength(200)),
})

const messageParams = z.object({ id })

export const markContactMessageRead = endpoint('PUT', '/api/admin/contact-messages/:id/read', {
  summary: 'Marks a message as read',
  access: ['admin'],
  params: messageParams,
  reply: contactMessage,
})

export const answerContactMessage = endpoint('POST', '/api/admin/contact-messages/:id/answer', {
  summary: 'Mails an answer to the sender and stores it; 409 if it was answered already',
  access: ['admin'],
  params: messageParams,
  body: z.object({ answer: requiredText(limits.note, 'Please enter an answer') }),
  reply: contactMessage,
})
