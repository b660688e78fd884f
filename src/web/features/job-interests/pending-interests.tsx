import { type ReactNode, useState } from 'react'
import type { Client } from '#contract/clients.ts'
import type { JobInterest } from '#contract/job-interests.ts'
import { Section } from '#web/ui/page.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { PendingInterestList } from './pending-interest-list.tsx'

interface PendingInterestsProps {
  clients: readonly Client[]
  /** What can be done about an interest; it says while it is at it. */
  action: (interest: JobInterest, onAnswering: (answering: boolean) => void) => ReactNode
}

const everyone = 'all'
const nameOf = ({ firstName, lastName }: Client) => `${firstName} ${lastName}`

/** The job interests that wait for an application, of one client or of all. */
export function PendingInterests({ clients, action }: PendingInterestsProps) {
  const [chosen, setChosen] = useState(everyone)
  // Somebody else may answer an interest while its form is open here: it stays until the form is closed.
  const [answering, setAnswering] = useState<JobInterest | null>(null)
  const waiting = clients.filter(({ id, pendingInterests }) => pendingInterests > 0 || id === answering?.userId)
  const shown = waiting.filter(({ id }) => chosen === everyone || id === chosen)
  const options = [
    { value: everyone, label: 'Everybody' },
    ...clients.map((client) => ({ value: client.id, label: `${nameOf(client)} (${client.pendingInterests})` })),
  ]

  return (
    <Section
      title="Pending Job Interests"
      description="Postings your clients would like you to apply to."
      actions={
        clients.length > 0 && (
          <SelectField
            className="w-64 max-w-full"
            label="Show interests of"
            options={options}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
        )
      }
    >
      <PendingInterestList
        clients={shown}
        answering={answering}
        action={(interest) => action(interest, (begins) => setAnswering(begins ? interest : null))}
      />
    </Section>
  )
}
