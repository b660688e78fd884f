import { AlarmClock, Keyboard, Search } from 'lucide-react'
import type { Client } from '#contract/clients.ts'
import { Button } from '#web/ui/form/button.tsx'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

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

/** Above the list of the queue. */
export function QueueFilters({ clients, search, onSearch, client, onClient, ...props }: QueueFiltersProps) {
  const { snoozed, snoozedCount, onSnoozed, onHelp } = props
  const options = [
    { value: '', label: 'Everyone' },
    ...clients.map(({ id, firstName, lastName, pendingInterests }) => ({
      value: id,
      label: `${firstName} ${lastName} (${pendingInterests})`,
    })),
  ]
  return (
    <div className="flex flex-wrap items-end gap-2 border-b border-line p-3 pt-2">
      <div className="flex w-full items-center justify-between gap-2">
        <h2 className="text-lg">Pending Job Interests</h2>
        <IconButton label="Shortcuts" className="pointer-coarse:hidden" onClick={onHelp}>
          <Keyboard aria-hidden="true" />
        </IconButton>
      </div>
      <TextField
        type="search"
        className="w-full min-w-0"
        label="Search Pending"
        placeholder="Link, notes, posting or name"
        autoComplete="off"
        maxLength={200}
        leading={<Search />}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <SelectField
        className="min-w-0 grow basis-32"
        label="Filter by client"
        labelsAsAttributes
        options={options}
        value={client}
        onChange={({ target }) => onClient(target.value)}
      />
      <Button
        variant="secondary"
        aria-pressed={snoozed}
        className="min-h-11 px-3 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
        onClick={() => onSnoozed(!snoozed)}
      >
        <AlarmClock aria-hidden="true" />
        Snoozed ({snoozedCount})
      </Button>
    </div>
  )
}
