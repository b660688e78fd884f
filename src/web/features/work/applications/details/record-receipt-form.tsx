import { useState } from 'react'
import { z } from 'zod/mini'
import { approvalNeeded, ruleViolated } from '#contract/rules.ts'
import type { Application } from '#contract/applications.ts'
import { correctionNeeded, type Receipt, recordReceipt } from '#contract/receipts.ts'
import { type ApiError, getErrorMessage } from '#web/lib/api/api-error.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { receiptDisplay } from '#web/features/work/receipts/receipt-display.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { DocumentsField, type ChosenDocuments } from './documents-field.tsx'
import {
  ConfirmationFields,
  confirmationValues,
  findConfirmationProblem,
  noConfirmation,
  toConfirmation,
} from '../forms/outgoing/confirmation-fields.tsx'
import { toLocalInput } from '#web/lib/format/dates.ts'

const sentStates = ['sent', 'confirmed', 'uncertain'] as const

/** The fields of the form in which staff record a receipt. */
const recordForm = z.object({
  state: z.enum(sentStates),
  /** In the reader's time zone, as the input returns it. */
  sentAt: z.string().check(z.minLength(1, 'Please enter when it was sent')),
  confirmation: confirmationValues,
})

/** What the form shows at first. A screenshot that was recorded before must be uploaded again. */
function toRecordValues(latest: Receipt | undefined, now: string): z.input<typeof recordForm> {
  const { kind, value } = latest?.confirmation ?? {}
  return {
    state: latest && latest.state !== 'prepared' ? 'confirmed' : 'sent',
    sentAt: toLocalInput(latest?.sentAt ?? now),
    confirmation: { ...noConfirmation, kind: kind === 'number' || kind === 'mail' ? kind : 'none', value: value ?? '' },
  }
}

interface RecordReceiptFormProps {
  application: Pick<Application, 'id' | 'userId'>
  latest: Receipt | undefined
  corrects: string | null
  onDone: () => void
}

export function RecordReceiptForm({ application, latest, corrects, onDone }: RecordReceiptFormProps) {
  const [documents, setDocuments] = useState<ChosenDocuments | null>(null)
  // The form shows a refusal itself. After one that is about a newer receipt, it corrects that.
  const record = useCall(recordReceipt, { success: 'Receipt recorded', failure: null, onSuccess: onDone })
  const [defaultValues] = useState(() => toRecordValues(latest, new Date().toISOString()))
  const form = useContractForm(recordForm, { defaultValues, mode: 'onSubmit' })
  const { errors, dirtyFields } = form.formState

  const send = ({ state, sentAt, confirmation }: z.output<typeof recordForm>) => {
    const problem = findConfirmationProblem(confirmation)
    if (problem) {
      form.setError(`confirmation.${problem.field}`, { message: problem.message }, { shouldFocus: true })
      return Promise.resolve(false)
    }
    return record.mutateAsync({
      params: { id: application.id },
      body: {
        state,
        corrects,
        // Left out, the server takes the time of the receipt before, or now: both to the millisecond.
        ...(dirtyFields.sentAt ? { sentAt: new Date(sentAt).toISOString() } : {}),
        ...(documents ? { documents: [...documents.values()] } : {}),
        confirmation: toConfirmation(confirmation),
      },
    })
  }

  // As in the form of a new application: what the employer answered confirms it.
  const confirmSent = () => {
    if (form.getValues('confirmation.kind') !== 'none' && form.getValues('state') === 'sent')
      form.setValue('state', 'confirmed')
  }

  return (
    <DialogForm
      autoComplete="off"
      onSubmit={form.onSubmit(send)}
      submitLabel={corrects === null ? 'Record as sent' : 'Record Correction'}
      pending={record.isPending}
    >
      <SelectField
        label="State"
        options={sentStates.map((value) => ({ value, label: receiptDisplay[value].label }))}
        help={receiptDisplay[form.watch('state')].text}
        {...form.register('state')}
      />
      <TextField required type="datetime-local" label="Sent at" {...form.field('sentAt')} />
      <ConfirmationFields
        values={form.watch('confirmation')}
        errors={errors.confirmation}
        register={(field) => form.register(`confirmation.${field}`, field === 'kind' ? { onChange: confirmSent } : {})}
        onScreenshot={(file) => form.setValue('confirmation.screenshot', file, { shouldValidate: file !== null })}
      />
      <DocumentsField application={application} latest={latest} chosen={documents} onChoose={setDocuments} />
      {record.error && <Refusal error={record.error} />}
    </DialogForm>
  )
}

const refusalTitles: Record<string, string> = {
  [correctionNeeded]: 'Another receipt was recorded first',
  [ruleViolated]: "This breaks the client's rules",
  [approvalNeeded]: 'The client wants to approve it first',
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

function Refusal({ error }: { error: ApiError }) {
  return (
    <Banner
      ref={bringIntoView}
      tone="danger"
      role="alert"
      title={refusalTitles[error.code ?? ''] ?? 'This was not recorded'}
      className="scroll-mb-24"
    >
      {getErrorMessage(error, 'Please try again.')} Nothing you typed is lost.
    </Banner>
  )
}
