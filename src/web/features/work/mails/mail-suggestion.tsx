import { useState } from 'react'
import { decideSuggestion, type Mail, type MailKind, undoSuggestion } from '#contract/inbox.ts'
import { listApplicationsOfUser } from '#contract/applications.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'
import { Button } from '#web/ui/form/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { toAcceptLabel, toDoneText } from './mail-texts.ts'

/** What a mail suggests, with the buttons that decide. A decided one can be undone while nothing later changed it. */
export function MailSuggestion({ mail }: { mail: Mail }) {
  const { suggestion } = mail
  const [chosenId, setChosenId] = useState('')
  const decide = useCall(decideSuggestion, { failure: 'The suggestion was not decided' })
  const undo = useCall(undoSuggestion, { success: 'Put back as it was', failure: 'Nothing was put back' })
  if (!suggestion) return null
  const params = { id: mail.id }
  if (suggestion.state !== 'open')
    return (
      <Row className="text-sm">
        <span className="text-muted">{toDoneText(suggestion)}</span>
        <Button variant="ghost" size="sm" loading={undo.isPending} onClick={() => undo.mutate({ params })}>
          Undo
        </Button>
      </Row>
    )
  const needsApplication = mail.applicationId === null
  const decided = (decision: 'accept' | 'dismiss') =>
    decide.mutate({
      params,
      body: { decision, ...(needsApplication && decision === 'accept' ? { applicationId: chosenId } : {}) },
    })
  return (
    <Stack gap="sm">
      {needsApplication && <ApplicationChoice mail={mail} value={chosenId} onChange={setChosenId} />}
      <Row gap="xs">
        <Button
          size="sm"
          loading={decide.isPending}
          disabled={needsApplication && chosenId === ''}
          onClick={() => decided('accept')}
        >
          {toAcceptLabel(suggestion)}
        </Button>
        <Button variant="ghost" size="sm" disabled={decide.isPending} onClick={() => decided('dismiss')}>
          Not This
        </Button>
      </Row>
    </Stack>
  )
}

/** What each kind of answer leads to. */
const acceptLabels: Partial<Record<MailKind, string>> = {
  received: 'Mark as Confirmed',
  invitation: 'Set to Interviewing',
  assessment: 'Set to Interviewing',
  rejection: 'Set to Rejected',
  offer: 'Set to Offered',
}

/** For an answer that we are not certain of: a person says which application it is about, and what its kind leads to follows. */
export function UseForApplication({ mail }: { mail: Mail }) {
  const { id, suggestion, kind, fold, direction, applicationId } = mail
  const [chosenId, setChosenId] = useState(applicationId ?? '')
  const decide = useCall(decideSuggestion, { success: 'Used for this application', failure: 'The mail was not used' })
  const label = acceptLabels[kind]
  if (suggestion || direction === 'out' || fold !== null || label === undefined) return null
  return (
    <Stack gap="sm" className="rounded-xl bg-sunken p-4">
      <p>We aren't certain about this mail, so we suggest nothing. You can still use it.</p>
      <ApplicationChoice mail={mail} value={chosenId} onChange={setChosenId} />
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        loading={decide.isPending}
        disabled={chosenId === ''}
        onClick={() => decide.mutate({ params: { id }, body: { decision: 'accept', applicationId: chosenId } })}
      >
        {label}
      </Button>
    </Stack>
  )
}

interface ChoiceProps {
  mail: Mail
  value: string
  onChange: (applicationId: string) => void
}

function ApplicationChoice({ mail, value, onChange }: ChoiceProps) {
  const { data = [] } = usePaginatedQuery(listApplicationsOfUser, {}, { userId: mail.userId })
  const options = data.map(({ id, company, position }) => ({ value: id, label: `${company}, ${position}` }))
  return (
    <SelectField
      label="Which application is it about?"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[{ value: '', label: 'Choose an application' }, ...options]}
      className="sm:max-w-96"
    />
  )
}
