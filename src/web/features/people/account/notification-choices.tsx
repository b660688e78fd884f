import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type MailedType,
  mailedTypesByRole,
  type NotificationChoices as Choices,
  readNotificationChoices,
  saveNotificationChoices,
} from '#contract/notifications.ts'
import type { User } from '#contract/users.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'

const labels: Record<MailedType, string> = {
  application_created: 'My account manager applies for me',
  assignment: 'I get an account manager',
  message: 'The team sends me a message',
  job_interest: 'A client submits a job interest',
  approval: 'An application needs my approval',
  question: 'My account manager has a question',
  report: 'My weekly progress report',
  interview: 'I have an interview tomorrow, or one changes',
  promise: 'A promise to a client is late or due soon',
  mail: 'An employer invites me or asks something',
}
const staffLabels: Partial<Record<MailedType, string>> = {
  assignment: 'I get a client',
  approval: 'A client approves or declines an application',
  question: 'A client answers a question',
  mail: 'An employer invites a client or asks something',
}
const labelFor = (type: MailedType, role: User['role']) =>
  (role === 'account_manager' && staffLabels[type]) || labels[type]

/** Which notifications are also sent by mail. Each choice is saved immediately. */
export function NotificationChoices({ user }: { user: User }) {
  const query = useQuery({ ...queryFor(readNotificationChoices), ...refetchWhenShown })
  const { data, failure, ...retry } = getQueryState(query, 'Your choices could not be loaded.')
  return (
    <TitledCard
      id="notification-choices"
      title="Notifications by Mail"
      description={`Every notification appears under the bell. We can also email a copy of some to ${user.email}.`}
    >
      {data ? (
        <ChoiceBoxes choices={data} role={user.role} />
      ) : (
        <LoadStatus failure={failure} {...retry} className="min-h-24" />
      )}
    </TitledCard>
  )
}

function ChoiceBoxes({ choices, role }: { choices: Choices; role: User['role'] }) {
  const queryClient = useQueryClient()
  const { readsMail } = useSignedInUser()
  const { queryKey } = queryFor(readNotificationChoices)
  const save = useCall(saveNotificationChoices, {
    success: 'Choices saved',
    failure: { title: 'Your choice was not saved', fallback: 'Please try again.' },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  })

  function choose(type: MailedType, enabled: boolean) {
    const body = { ...choices, [type]: enabled }
    // Written to the cache first, so that a second quick choice builds on this one.
    queryClient.setQueryData(queryKey, body)
    save.mutate({ body })
  }

  return (
    <fieldset className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">Send me a copy when</legend>
      {mailedTypesByRole[role]
        .filter((type) => type !== 'mail' || readsMail)
        .map((type) => (
          <CheckboxField
            key={type}
            label={labelFor(type, role)}
            checked={choices[type]}
            onChange={(event) => choose(type, event.target.checked)}
          />
        ))}
    </fieldset>
  )
}
