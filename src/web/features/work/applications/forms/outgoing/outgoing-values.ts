import { z } from 'zod/mini'
import type { ClientFacts } from '#contract/answers.ts'
import { type CreateApplicationBody, createApplicationBody } from '#contract/applications.ts'
import { id, limits, requiredText } from '#contract/fields.ts'
import { objectPath, uploadedFile } from '#contract/files.ts'
import {
  confirmationKinds,
  factQuestions,
  maxReceiptAnswers,
  type ReceiptAnswerInput,
  type ReceiptInput,
} from '#contract/receipts.ts'

const namedFile = z.object({ fileId: id, name: z.string() })
/** An upload that is not saved anywhere yet. */
export type NamedFile = z.infer<typeof namedFile>

/** Choices beside the ids of saved documents. */
export const noDocument = ''
export const uploadChoice = 'upload'
export const newLetter = 'new'

const tooManyAnswers = `Please mark at most ${maxReceiptAnswers} answers as used`

/** Texts have no limits here: one that is not sent must not block the form. */
const outgoingValues = z.object({
  /** None, the path of the profile's file, an upload, or the id of a saved resume. */
  resume: z.string(),
  resumeFile: z.nullable(namedFile),
  /** None, the text below, or the id of a saved letter. */
  letter: z.string(),
  letterText: z.string().check(z.trim()),
  /** Where `letterText` is saved as a document, so that another attempt does not save it twice. */
  savedLetter: z.nullable(z.object({ documentId: id, content: z.string() })),
  /** Ids of stored answers and answered questions, and names of facts. */
  answers: z.array(z.string()).check(z.maxLength(maxReceiptAnswers, tooManyAnswers)),
  confirmation: z.enum(confirmationKinds),
  confirmationNumber: z.string().check(z.trim()),
  confirmationMail: z.string().check(z.trim()),
  screenshot: z.nullable(namedFile),
  uncertain: z.boolean(),
})
export type OutgoingValues = z.infer<typeof outgoingValues>

export const blankOutgoing: OutgoingValues = {
  resume: noDocument,
  resumeFile: null,
  letter: noDocument,
  letterText: '',
  savedLetter: null,
  answers: [],
  confirmation: 'none',
  confirmationNumber: '',
  confirmationMail: '',
  screenshot: null,
  uncertain: false,
}

/** The form of the dialog: the application, and what goes out with it. */
export const createForm = z.extend(createApplicationBody, { outgoing: outgoingValues })
export type CreateValues = z.input<typeof createForm>
export type CreateOutput = z.output<typeof createForm>

/** `create` and `kit`: without a receipt, which an apply kit records later. `sent` and `prepared`: with one. */
export type RecordMode = 'create' | 'kit' | 'sent' | 'prepared'

interface Problem {
  field: keyof OutgoingValues
  message: string
}

const isProfileFile = (resume: string) => resume.startsWith(objectPath(''))

/** Why this cannot be recorded as it is; null if it can. */
export function findProblem(values: OutgoingValues, mode: RecordMode): Problem | null {
  if (values.resume === uploadChoice && !values.resumeFile)
    return { field: 'resumeFile', message: 'Please choose a file, or another resume' }
  const letterProblem = values.letter === newLetter && checkText(values, 'letterText', limits.builderText, blankLetter)
  if (letterProblem) return letterProblem
  if (mode === 'create' || mode === 'kit') return findUnstored(values, mode)
  return mode === 'sent' ? findConfirmationProblem(values) : null
}

const blankLetter = 'Please write the letter, or choose another one'

function checkText(
  values: OutgoingValues,
  field: 'letterText' | 'confirmationNumber' | 'confirmationMail',
  maxLength: number,
  whenBlank: string,
): Problem | null {
  const issue = requiredText(maxLength, whenBlank).safeParse(values[field]).error?.issues[0]
  return issue ? { field, message: issue.message } : null
}

/** What only a receipt can hold. */
function findUnstored({ resume, confirmation, uncertain }: OutgoingValues, mode: 'create' | 'kit'): Problem | null {
  const toRefusal = (what: string) => `“${modeNames[mode]}” doesn't store ${what}. “Record as sent” does.`
  // The apply kit takes the file of the profile where no other resume is attached.
  if (resume === uploadChoice || (mode === 'create' && isProfileFile(resume)))
    return { field: 'resume', message: toRefusal('this file') }
  if (confirmation !== 'none') return { field: 'confirmation', message: toRefusal('a confirmation') }
  return uncertain ? { field: 'uncertain', message: toRefusal('this') } : null
}

export const modeNames: Record<RecordMode, string> = {
  create: 'Create Application',
  kit: 'Apply With the Kit',
  sent: 'Record as sent',
  prepared: 'Ask client first',
}

function findConfirmationProblem(values: OutgoingValues): Problem | null {
  const { confirmation, screenshot } = values
  if (confirmation === 'number') return checkText(values, 'confirmationNumber', limits.note, 'Please enter the number')
  if (confirmation === 'mail')
    return checkText(values, 'confirmationMail', limits.note, 'Please enter the text of the email')
  return confirmation === 'screenshot' && !screenshot
    ? { field: 'screenshot', message: 'Please choose a screenshot' }
    : null
}

/** The documents and the receipt of the request. `newLetterId` is the document that holds the new letter. */
export function toReceiptFields(
  values: OutgoingValues,
  mode: RecordMode,
  newLetterId: string | null,
): Pick<CreateApplicationBody, 'documentIds' | 'receipt'> {
  const resume = findResume(values)
  const letterId = values.letter === newLetter ? newLetterId : values.letter || null
  const resumeId = resume && 'documentId' in resume ? resume.documentId : null
  const documentIds = [resumeId, letterId].flatMap((documentId) => documentId ?? [])
  if (mode === 'create' || mode === 'kit') return documentIds.length > 0 ? { documentIds } : {}
  return {
    documentIds,
    receipt: {
      state: getState(values, mode),
      documents: [
        ...(resume ? [{ ...resume, kind: 'resume' as const }] : []),
        ...(letterId ? [{ documentId: letterId, kind: 'cover-letter' as const }] : []),
      ],
      answers: values.answers.map(toAnswer),
      confirmation: mode === 'sent' ? toConfirmation(values) : { kind: 'none', value: '' },
    },
  }
}

function findResume({ resume, resumeFile }: OutgoingValues) {
  if (resume === noDocument) return null
  if (isProfileFile(resume)) return { fileId: uploadedFile.parse(resume).fileId }
  if (resume === uploadChoice) return resumeFile && { fileId: resumeFile.fileId }
  return { documentId: resume }
}

function getState({ confirmation, uncertain }: OutgoingValues, mode: 'sent' | 'prepared') {
  if (mode === 'prepared') return 'prepared'
  if (confirmation !== 'none') return 'confirmed'
  return uncertain ? 'uncertain' : 'sent'
}

/** Whether a confirmation is chosen and complete. */
export const hasConfirmation = (values: OutgoingValues) =>
  values.confirmation !== 'none' && findConfirmationProblem(values) === null

const isFact = (key: string): key is keyof ClientFacts => Object.hasOwn(factQuestions, key)

const toAnswer = (key: string): ReceiptAnswerInput => (isFact(key) ? { fact: key } : { answerId: key })

function toConfirmation(values: OutgoingValues): ReceiptInput['confirmation'] {
  const { confirmation: kind, confirmationNumber, confirmationMail, screenshot } = values
  if (kind === 'number') return { kind, value: confirmationNumber }
  if (kind === 'mail') return { kind, value: confirmationMail }
  return kind === 'screenshot' ? { kind, value: '', fileId: screenshot?.fileId } : { kind: 'none', value: '' }
}
