import { z } from 'zod/mini'
import type { ClientFacts } from './answers.ts'
import { documentKinds } from '@foothold/resume-engine/forms'
import { endpoint } from './endpoint.ts'
import { fillReport } from './fill-report.ts'
import { id, limits, requiredText, text, timestamp, timestampInput } from './fields.ts'

/**
 * `prepared`: ready, not sent. `sent`: sent, without proof. `confirmed`: the employer's site confirmed it.
 * `uncertain`: it may or may not have arrived, so it must not be sent again.
 */
export const receiptStates = ['prepared', 'sent', 'confirmed', 'uncertain'] as const
export type ReceiptState = (typeof receiptStates)[number]

/** What each state means, on the screen and in print. */
export const receiptStateTexts: Record<ReceiptState, string> = {
  prepared: 'Ready, not sent yet.',
  sent: "Sent. The employer hasn't confirmed it.",
  confirmed: 'Sent, and the employer confirmed it.',
  uncertain: "We can't tell whether it arrived, so it must not be sent again.",
}

export const confirmationKinds = ['number', 'mail', 'screenshot', 'none'] as const
export type ConfirmationKind = (typeof confirmationKinds)[number]

export const maxReceiptDocuments = 10
export const maxReceiptAnswers = 50
/** The most receipts of one application. */
export const maxReceipts = 50

/** What each fact answers. */
export const factQuestions: Record<keyof ClientFacts, string> = {
  workAuthorization: 'Work authorization',
  sponsorshipNeeded: 'Needs sponsorship',
  salaryExpectation: 'Salary expectation',
  noticePeriod: 'Notice period',
  willingToRelocate: 'Willing to relocate',
  over18: 'Over 18',
}
const factNames = Object.keys(factQuestions) as (keyof ClientFacts)[]

/** A saved document of the client (typeset as a PDF, in the attached version or else the latest), or an uploaded file. */
const receiptDocumentInput = z.union(
  [z.object({ documentId: id, kind: z.enum(documentKinds) }), z.object({ fileId: id, kind: z.enum(documentKinds) })],
  'Please choose a document',
)

/** An answer has the client as its origin: from their list, one of their facts, or said by them on a date. */
const receiptAnswerInput = z.union(
  [
    z.object({ answerId: id }),
    z.object({ fact: z.enum(factNames) }),
    z.object({
      question: requiredText(limits.note, 'Please enter the question'),
      answer: requiredText(limits.note, 'Please enter the answer'),
      /** When the client said it. */
      saidAt: timestampInput,
    }),
  ],
  "Please choose one of the client's answers",
)
export type ReceiptAnswerInput = z.output<typeof receiptAnswerInput>

const confirmationInput = z
  .object({
    kind: z.enum(confirmationKinds),
    /** The number, or the text of the mail. */
    value: z._default(text(limits.note), ''),
    /** The screenshot: an upload with the purpose `picture`. */
    fileId: z.nullish(id),
  })
  .check(
    z.refine(({ kind, value }) => value !== '' || (kind !== 'number' && kind !== 'mail'), {
      error: 'Please enter the confirmation',
      path: ['value'],
    }),
    z.refine(({ kind, fileId }) => kind !== 'screenshot' || Boolean(fileId), {
      error: 'Please choose a screenshot',
      path: ['fileId'],
    }),
  )

const inputFields = {
  state: z.enum(receiptStates),
  /** Null for a prepared one; otherwise when it was sent, by default now. */
  sentAt: z.nullish(timestampInput),
  /** Left out: those of the receipt before, or else the documents attached to the application. */
  documents: z.optional(z.array(receiptDocumentInput).check(z.maxLength(maxReceiptDocuments))),
  /** Left out: those of the receipt before. */
  answers: z.optional(z.array(receiptAnswerInput).check(z.maxLength(maxReceiptAnswers))),
  confirmation: z._default(confirmationInput, { kind: 'none', value: '' }),
}
const isUnsentWithoutDate = z.refine<{ state: ReceiptState; sentAt?: string | null | undefined }>(
  ({ state, sentAt }) => state !== 'prepared' || !sentAt,
  { error: 'A prepared application has not been sent', path: ['sentAt'] },
)

/** What staff record with a new application. */
export const receiptInput = z.object(inputFields).check(isUnsentWithoutDate)
export type ReceiptInput = z.output<typeof receiptInput>

/** The same for an existing application. `corrects` names the latest receipt, which this one replaces. */
export const receiptBody = z
  .object({ ...inputFields, corrects: z.nullish(id), /** What the apply kit did. */ fill: z.optional(fillReport) })
  .check(isUnsentWithoutDate)
export type ReceiptBody = z.output<typeof receiptBody>

/** Bytes stored under their hash. */
const storedBytes = {
  sha256: z.string(),
  /** Bytes. */
  size: z.int(),
  contentType: z.string(),
}

export const receiptDocument = z.object({ kind: z.enum(documentKinds), name: z.string(), ...storedBytes })
export type ReceiptDocument = z.infer<typeof receiptDocument>

const receiptAnswer = z.object({
  question: z.string(),
  answer: z.string(),
  source: z.union([z.literal('answers'), z.object({ saidAt: timestamp })]),
})
export type ReceiptAnswer = z.infer<typeof receiptAnswer>

/** What the hash of a receipt covers. */
export const receiptContent = z.object({
  id,
  applicationId: id,
  company: z.string(),
  position: z.string(),
  state: z.enum(receiptStates),
  sentAt: z.nullable(timestamp),
  sentBy: z.object({ id, name: z.string() }),
  /** The version of the client's rules that were checked; 0 where there are none. */
  rulesVersion: z.int(),
  documents: z.array(receiptDocument).check(z.maxLength(maxReceiptDocuments)),
  posting: z.nullable(
    z.object({
      url: z.string(),
      title: z.nullable(z.string()),
      company: z.nullable(z.string()),
      text: z.string(),
      sha256: z.string(),
    }),
  ),
  answers: z.array(receiptAnswer).check(z.maxLength(maxReceiptAnswers)),
  confirmation: z.object({
    kind: z.enum(confirmationKinds),
    value: z.nullable(z.string()),
    screenshot: z.nullable(z.object({ name: z.string(), ...storedBytes })),
  }),
  /** The receipt that this one replaces. */
  corrects: z.nullable(id),
  createdAt: timestamp,
})
export type ReceiptContent = z.infer<typeof receiptContent>

export const receipt = z.extend(receiptContent, {
  /** Over the canonical JSON of everything above: keys sorted, no white space. */
  sha256: z.string(),
})
export type Receipt = z.infer<typeof receipt>

const params = z.object({ id })

/** The `code` of the refusal of a further receipt that does not name the one it corrects. */
export const correctionNeeded = 'correction_needed'

export const recordReceipt = endpoint('POST', '/api/applications/:id/receipts', {
  summary:
    'Records what was sent. `sent` and `confirmed` bring the application to `applied`. Once one says that it was or may have been sent, a further one must correct the latest: else 409',
  access: ['account_manager', 'admin'],
  limits: ['application change, account'],
  byToken: true,
  params,
  body: receiptBody,
  reply: receipt,
  status: 201,
})

export const listReceipts = endpoint('GET', '/api/applications/:id/receipts', {
  summary: 'The receipts of an application within reach, the newest first',
  access: 'signed-in',
  params,
  reply: z.array(receipt).check(z.maxLength(maxReceipts)),
})

/** The bytes of a document or screenshot in a receipt, by hash. */
export const receiptBytesPath = '/api/receipts/:id/documents/:sha256'
export const receiptPdfPath = '/api/receipts/:id/pdf'
