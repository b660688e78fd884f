import { z } from 'zod/mini'
import type { ClientFacts } from '#contract/answers.ts'
import { type CreateApplicationBody, createApplicationBody } from '#contract/applications.ts'
import { id, limits, requiredText } from '#contract/fields.ts'
import { objectPath, uploadedFile } from '#contract/files.ts'
import { factQuestions, maxReceiptAnswers, type ReceiptAnswerInput } from '#contract/receipts.ts'
import { confirmationValues, findConfirmationProblem, noConfirmation, toConfirmation } from './confirmation-fields.tsx'
import { namedFile } from './upload-field.tsx'

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
  confirmation: confirmationValues,
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
  confirmation: noConfirmation,
  uncertain: false,
}

/** The form of the dialog: the application, and what goes out with it. */
export const createForm = z.extend(createApplicationBody, { outgoing: outgoingValues })
export type CreateValues = z.input<typeof createForm>
export type CreateOutput = z.output<typeof createForm>

/** `create` and `kit`: without a receipt, which an apply kit records later. `sent` and `prepared`: with one. */
export type RecordMode = 'create' | 'kit' | 'sent' | 'prepared'

interface Problem {
  field: keyof OutgoingValues | `confirmation.${keyof OutgoingValues['confirmation']}`
  message: string
}

const isProfileFile = (resume: string) => resume.startsWith(objectPath(''))

/** Why this cannot be recorded as it is; null if it can. */
export function findProblem(values: OutgoingValues, mode: RecordMode): Problem | null {
  if (values.resume === uploadChoice && !values.resumeFile)
    return { field: 'resumeFile', message: 'Please choose a file, or another resume' }
  const letterIssue = values.letter === newLetter && letterContent.safeParse(values.letterText).error?.issues[0]
  if (letterIssue) return { field: 'letterText', message: letterIssue.message }
  if (mode === 'create' || mode === 'kit') return findUnstored(values, mode)
  const problem = mode === 'sent' ? findConfirmationProblem(values.confirmation) : null
  return problem && { field: `confirmation.${problem.field}`, message: problem.message }
}

const letterContent = requiredText(limits.builderText, 'Please write the letter, or choose another one')

/** What only a receipt can hold. */
function findUnstored({ resume, confirmation, uncertain }: OutgoingValues, mode: 'create' | 'kit'): Problem | null {
  const toRefusal = (what: string) => `“${modeNames[mode]}” doesn't store ${what}. “Record as sent” does.`
  // The apply kit takes the file of the profile where no other resume is attached.
  if (resume === uploadChoice || (mode === 'create' && isProfileFile(resume)))
    return { field: 'resume', message: toRefusal('this file') }
  if (confirmation.kind !== 'none') return { field: 'confirmation.kind', message: toRefusal('a confirmation') }
  return uncertain ? { field: 'uncertain', message: toRefusal('this') } : null
}

export const modeNames: Record<RecordMode, string> = {
  create: 'Create Application',
  kit: 'Apply With the Kit',
  sent: 'Record as sent',
  prepared: 'Ask client first',
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
      confirmation: mode === 'sent' ? toConfirmation(values.confirmation) : { kind: 'none', value: '' },
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
  if (confirmation.kind !== 'none') return 'confirmed'
  return uncertain ? 'uncertain' : 'sent'
}

/** Whether a confirmation is chosen and complete. */
export const hasConfirmation = ({ confirmation }: OutgoingValues) =>
  confirmation.kind !== 'none' && findConfirmationProblem(confirmation) === null

const isFact = (key: string): key is keyof ClientFacts => Object.hasOwn(factQuestions, key)

const toAnswer = (key: string): ReceiptAnswerInput => (isFact(key) ? { fact: key } : { answerId: key })
