import { AlarmClock, Keyboard, Search } from 'lucide-react'
import type { Client } from '#contract/clients.ts'
import { Button } from '#web/ui/form/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Row } from '#web/ui/layout/page.tsx'

interface QueueFiltersProps {
  clients: readonly Client[]
  search: string
  onSearch: (search: string) => void
  client: string
  onClient: (id: string) => void
  snoozed: boolean
  snoozedCount: number
  onSnoozed: (snoozed: boolean) => void
  onHelp: () => void
}

export function QueueFilters({ clients, search, onSearch, client, onClient, ...props }: QueueFiltersProps) {
  const options = [
    { value: '', label: 'Everyone' },
    ...clients.map(({ id, firstName, lastName, pendingInterests }) => ({
      value: id,
      label: `${firstName} ${lastName} (${pendingInterests})`,
    })),
  ]
  return (
    <Row className="items-end">
      <TextField
        type="search"
        className="w-full min-w-0 grow basis-60 sm:max-w-96"
        label="Search Pending"
        placeholder="Link, notes, posting or name"
        autoComplete="off"
        maxLength={200}
        leading={<Search />}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <SelectField
        className="w-56 max-w-full max-sm:grow"
        label="Filter by client"
        labelsAsAttributes
        options={options}
        value={client}
        onChange={({ target }) => onClient(target.value)}
      />
      <QueueButtons {...props} />
    </Row>
  )
}

function QueueButtons({
  snoozed,
  snoozedCount,
  onSnoozed,
  onHelp,
}: Pick<QueueFiltersProps, 'snoozed' | 'snoozedCount' | 'onSnoozed' | 'onHelp'>) {
  return (
    <>
      <Button
        variant="secondary"
        aria-pressed={snoozed}
        className="min-h-11 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
        onClick={() => onSnoozed(!snoozed)}
      >
        <AlarmClock aria-hidden="true" />
        Snoozed ({snoozedCount})
      </Button>
      <Button variant="ghost" className="min-h-11 sm:ms-auto pointer-coarse:hidden" onClick={onHelp}>
        <Keyboard aria-hidden="true" />
        Shortcuts
      </Button>
    </>
  )
}
