import {
  type ConfirmationKind,
  type Receipt,
  type ReceiptAnswer,
  type ReceiptState,
  receiptStateTexts,
} from '#contract/receipts.ts'
import { showDay } from '#web/lib/format/dates.ts'
import type { BadgeTone } from '#web/ui/feedback/badge.tsx'

interface ReceiptLook {
  label: string
  tone: BadgeTone
  /** What the state means, as a sentence. */
  text: string
}

/** The name, the colour and the meaning of each state of a receipt, wherever it is shown. */
export const receiptDisplay: Record<ReceiptState, ReceiptLook> = {
  prepared: { label: 'Prepared', tone: 'neutral', text: receiptStateTexts.prepared },
  sent: { label: 'Sent', tone: 'info', text: receiptStateTexts.sent },
  confirmed: { label: 'Confirmed', tone: 'success', text: receiptStateTexts.confirmed },
  uncertain: {
    label: 'Uncertain',
    tone: 'warning',
    text: receiptStateTexts.uncertain,
  },
}

export const confirmationNames: Record<ConfirmationKind, string> = {
  number: 'Confirmation number',
  mail: 'Confirmation mail',
  screenshot: 'Screenshot',
  none: 'None',
}

/** The answers of a receipt with where they come from. `own` speaks to the client. */
export const describeAnswers = (answers: Receipt['answers'], own: boolean) =>
  answers.map(({ source, ...answer }) => ({ ...answer, source: describeSource(source, own) }))

function describeSource(source: ReceiptAnswer['source'], own: boolean) {
  if (source === 'answers') return own ? 'From your answers' : "From the client's answers"
  return `${own ? 'You' : 'The client'} said this on ${showDay(source.saidAt)}`
}
