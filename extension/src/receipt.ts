import { z } from 'zod/mini'
import type { ApplyPack } from '../../src/contract/apply-kit.ts'
import {
  maxReceiptAnswers,
  type ReceiptAnswerInput,
  type ReceiptBody,
  type ReceiptState,
} from '../../src/contract/receipts.ts'
import type { PlannedField } from '#kit/planned-form.ts'

/** What stood in a field when the manager sent the form. */
const sentValue = z.object({
  label: z.string().check(z.maxLength(500)),
  section: z.string().check(z.maxLength(500)),
  value: z.string().check(z.maxLength(20_000)),
})
export type SentValue = z.infer<typeof sentValue>

/** What the script in a page tells. It comes from a page's process, so it is checked like any input. */
export const submittedMessage = z.object({
  type: z.literal('submitted'),
  values: z.array(sentValue).check(z.maxLength(400)),
})

const facts = {
  work_authorization: 'workAuthorization',
  sponsorship: 'sponsorshipNeeded',
  salary: 'salaryExpectation',
  salary_elsewhere: 'salaryExpectation',
  notice_period: 'noticePeriod',
  relocation: 'willingToRelocate',
  over_18: 'over18',
} as const

function toAnswer({ answerId, concept }: PlannedField, pack: ApplyPack): ReceiptAnswerInput | null {
  const answer = pack.answers.find(({ id }) => id === answerId)
  if (answer?.source === 'answers') return { answerId: answer.id }
  if (answer?.sensitive) return null
  if (answer) return { question: answer.question, answer: answer.answer, saidAt: answer.saidAt }
  const fact = concept !== null && concept in facts ? facts[concept as keyof typeof facts] : null
  return fact ? { fact } : null
}

const filled = (fields: PlannedField[]) => fields.filter(({ outcome }) => outcome === 'filled')

/** Filled fields whose value the manager changed before sending. */
function listCorrected(fields: PlannedField[], values: SentValue[]): PlannedField[] {
  return filled(fields).filter(({ label, section, wanted, documentKind }) => {
    const sent = values.find((each) => each.label === label && each.section === section)
    if (!sent || !wanted || documentKind || sent.value === 'on') return false
    return ![wanted.text, ...wanted.options].some((text) => text.toLowerCase() === sent.value.toLowerCase())
  })
}

export interface Proof {
  state: Extract<ReceiptState, 'sent' | 'confirmed' | 'uncertain'>
  sentAt: string
  number: string
  values: SentValue[]
  /** Minutes matter to the team, seconds are exact enough. */
  seconds: number
  mappings: { label: string; concept: string }[]
}

/** The receipt of what was sent. It holds no value but answers of the client. */
export function toReceipt(pack: ApplyPack, fields: PlannedField[], proof: Proof): ReceiptBody {
  const done = filled(fields)
  const answers = new Map<string, ReceiptAnswerInput>()
  for (const field of done) {
    const answer = toAnswer(field, pack)
    if (answer) answers.set(JSON.stringify(answer), answer)
  }
  const documents = pack.documents.filter(({ kind }) => done.some(({ documentKind }) => documentKind === kind))
  return {
    state: proof.state,
    sentAt: proof.sentAt,
    ...(documents.length > 0 ? { documents: documents.map(toDocument) } : {}),
    answers: [...answers.values()].slice(0, maxReceiptAnswers),
    confirmation: { kind: proof.number === '' ? 'none' : 'number', value: proof.number },
    fill: {
      board: fields[0]?.board ?? 'other',
      seconds: proof.seconds,
      filled: done.length,
      corrected: listCorrected(fields, proof.values).length,
      mappings: proof.mappings,
    },
  }
}

const toDocument = (document: ApplyPack['documents'][number]) =>
  'documentId' in document
    ? { documentId: document.documentId, kind: document.kind }
    : { fileId: document.fileId, kind: document.kind }
