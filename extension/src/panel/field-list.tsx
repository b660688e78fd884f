import { useState } from 'react'
import type { PlanState } from '@foothold/form-reader/model/plan.ts'
import type { ApplyPack } from '../../../src/contract/apply-kit.ts'
import { getErrorMessage } from '../../../src/web/lib/api/api-error.ts'
import { Badge, type BadgeTone } from '../../../src/web/ui/feedback/badge.tsx'
import { Button } from '../../../src/web/ui/form/button.tsx'
import { SelectField } from '../../../src/web/ui/form/select-field.tsx'
import type { Connection } from '#kit/stored-connection.ts'
import { conceptNames } from '#kit/concept-names.ts'
import { toSource, type PlannedField } from '#kit/planned-form.ts'
import { sendQuestion } from '#kit/server.ts'
import type { useForm } from '#kit/panel/use-form.ts'

interface ListProps {
  connection: Connection
  pack: ApplyPack
  form: ReturnType<typeof useForm>
}

const sections: { state: PlanState; title: string }[] = [
  { state: 'certain', title: 'Certain' },
  { state: 'uncertain', title: 'Please check' },
  { state: 'unknown', title: 'Unknown' },
  { state: 'by-hand', title: 'By hand' },
  { state: 'barred', title: 'Never filled' },
]

/** What the form asks, by what we can do about it. */
export function FieldList(props: ListProps) {
  const { fields } = props.form
  return sections.map(({ state, title }) => {
    const own = fields.filter((field) => field.state === state)
    if (own.length === 0) return null
    return (
      <section key={state} aria-label={title}>
        <h2 className="mb-2 font-semibold">
          {title} ({own.length})
        </h2>
        <ul className="grid gap-2">
          {own.map((field) => (
            <FieldItem key={field.key} field={field} {...props} />
          ))}
        </ul>
      </section>
    )
  })
}

const outcomes: Record<NonNullable<PlannedField['outcome']>, { text: string; tone: BadgeTone }> = {
  filled: { text: 'Filled', tone: 'success' },
  taken: { text: 'Something stood in it', tone: 'neutral' },
  gone: { text: 'Not there any more', tone: 'warning' },
  hidden: { text: 'Hidden, left alone', tone: 'warning' },
  covered: { text: 'Covered, left alone', tone: 'warning' },
  refused: { text: 'The page did not take it', tone: 'warning' },
}

const reasons: Record<string, string> = {
  sensitive: 'Sensitive: the client answers this',
  consent: 'A consent or signature: you or the client decide',
  captcha: 'A check that a person is here',
  secret: 'A password or an identity number',
}

function FieldItem({ field, connection, pack, form }: ListProps & { field: PlannedField }) {
  const { label, section, wanted, outcome, state, why } = field
  return (
    <li className="grid gap-1.5 rounded-lg border border-line bg-raised p-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold wrap-anywhere">
          {[section, label].filter(Boolean).join(': ') || 'A field without a label'}
        </span>
        {outcome && <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].text}</Badge>}
      </div>
      {wanted && (
        <span className="wrap-anywhere">
          {wanted.text} <span className="text-muted">{toSource(field, pack)}</span>
        </span>
      )}
      {why && <span className="text-muted">{reasons[why] ?? why}</span>}
      {state === 'uncertain' && outcome === null && (
        <Button size="sm" variant="secondary" loading={form.isBusy} onClick={() => void form.fillFields([field])}>
          Fill {label}
        </Button>
      )}
      {state === 'unknown' && label !== '' && (
        <UnknownActions field={field} connection={connection} pack={pack} form={form} />
      )}
    </li>
  )
}

/** An unknown question goes to the client, or the manager says what the field means. */
function UnknownActions({ field, connection, pack, form }: ListProps & { field: PlannedField }) {
  const [asked, setAsked] = useState<'no' | 'sending' | 'yes'>('no')
  const [error, setError] = useState<string>()
  const ask = async () => {
    setAsked('sending')
    try {
      await sendQuestion(connection, pack, field.label)
      setAsked('yes')
      setError(undefined)
    } catch (failure) {
      setAsked('no')
      setError(getErrorMessage(failure, 'The question was not sent.'))
    }
  }
  return (
    <div className="grid gap-2">
      {error && <p className="text-danger-text">{error}</p>}
      {asked === 'yes' ? (
        <p role="status">Asked. Read the form again once the client has answered.</p>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          loading={asked === 'sending'}
          aria-label={`Ask client: ${field.label}`}
          onClick={() => void ask()}
        >
          Ask client
        </Button>
      )}
      <SelectField
        label={`What ${field.label} means`}
        hideLabel
        placeholder="It means …"
        value=""
        options={conceptNames}
        onChange={(event) => void form.correct(field, event.target.value)}
      />
    </div>
  )
}
