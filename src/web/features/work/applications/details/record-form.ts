import { z } from 'zod/mini'
import { type Receipt, receiptBody } from '#contract/receipts.ts'
import { toLocalInput } from '#web/lib/format/dates.ts'

export const sentStates = ['sent', 'confirmed', 'uncertain'] as const

/** The fields of the form in which staff record a receipt. */
export const recordForm = z.object({
  state: z.enum(sentStates),
  /** In the reader's time zone, as the input returns it. */
  sentAt: z.string().check(z.minLength(1, 'Please enter when it was sent')),
  confirmation: receiptBody.shape.confirmation,
})

/** What the form shows at first. A screenshot that was recorded before must be uploaded again. */
export function toRecordValues(latest: Receipt | undefined, now: string): z.input<typeof recordForm> {
  const { kind, value } = latest?.confirmation ?? {}
  return {
    state: latest && latest.state !== 'prepared' ? 'confirmed' : 'sent',
    sentAt: toLocalInput(latest?.sentAt ?? now),
    confirmation: { kind: kind === 'number' || kind === 'mail' ? kind : 'none', value: value ?? '', fileId: null },
  }
}

/** The confirmation without what was entered for another kind. */
export function toConfirmation({ kind, value, fileId }: z.output<typeof recordForm>['confirmation']) {
  return { kind, value: kind === 'none' ? '' : value, fileId: kind === 'screenshot' ? fileId : null }
}
