import { MailCheck, Search, SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Client } from '#contract/clients.ts'
import type { QueueItem } from '#contract/queue.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'
import { Button } from '#web/ui/form/button.tsx'
import type { DialogProps } from '#web/ui/overlay/dialog.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Row, Section, Stack } from '#web/ui/layout/page.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { QueueHelp, QueueList } from './queue-list.tsx'
import { keyOfItem, useQueue } from './queue.queries.ts'
import { ReturnDialog } from './return-dialog.tsx'
import { useQueueKeys } from './use-queue-keys.ts'

export interface QueueProps {
  clients: readonly Client[]
  /** The dialog in which an entry is answered by an application. */
  applyDialog: (item: QueueItem, dialog: Pick<DialogProps, 'open' | 'onOpenChange' | 'onClosed'>) => ReactNode
}

const nobody: readonly QueueItem[] = []
const everything = { userId: '', words: '' }

/** What waits for an account manager, the oldest promise first. */
export function Queue({ clients, applyDialog }: QueueProps) {
  const [filter, setFilter] = useState(everything)
  const words = useDebouncedValue(filter.words)
  const query = useQueue({ userId: filter.userId || undefined, words })
  const items = query.data ?? nobody
  // An entry may leave the list while its dialog is open: somebody else may answer it, and what is typed stays.
  const [answering, setAnswering] = useState<{ item: QueueItem; by: 'apply' | 'return'; open: boolean } | null>(null)
  const apply = (item: QueueItem) => setAnswering({ item, by: 'apply', open: true })
  const refund = (item: QueueItem) => item.kind === 'interest' && setAnswering({ item, by: 'return', open: true })
  const keys = useQueueKeys(items, { onApply: apply, onReturn: refund })
  const dialog = {
    open: answering?.open ?? false,
    onOpenChange: (open: boolean) => setAnswering(answering && { ...answering, open }),
    onClosed: keys.focusCurrent,
  }
  const isWhole = filter.userId === '' && words.trim() === ''

  return (
    <Section title="Pending Job Interests" description="What is waiting for you, most urgent first.">
      <Stack {...keys.region} tabIndex={-1} gap="sm" className="outline-none">
        {clients.length > 0 && <QueueFilters clients={clients} filter={filter} onChange={setFilter} />}
        <Loadable
          {...getQueryState(query, 'What is waiting for you could not be loaded.')}
          empty={isWhole ? <NothingWaits /> : <NoMatch onReset={() => setFilter(everything)} />}
        >
          {() => (
            <>
              <QueueHelp />
              <QueueList items={items} query={query} keys={keys} onApply={apply} onReturn={refund} />
            </>
          )}
        </Loadable>
      </Stack>
      {answering?.by === 'return' && answering.item.kind === 'interest' && (
        <ReturnDialog
          key={keyOfItem(answering.item)}
          interest={answering.item.interest}
          clientName={answering.item.client.firstName}
          {...dialog}
        />
      )}
      {answering?.by === 'apply' && applyDialog(answering.item, dialog)}
    </Section>
  )
}

interface QueueFiltersProps {
  clients: readonly Client[]
  filter: typeof everything
  onChange: (next: typeof everything) => void
}

function QueueFilters({ clients, filter, onChange }: QueueFiltersProps) {
  const options = [
    { value: '', label: 'Everybody' },
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
        label="Search pending"
        placeholder="Link, notes, posting or name"
        autoComplete="off"
        maxLength={200}
        leading={<Search />}
        value={filter.words}
        onChange={({ target }) => onChange({ ...filter, words: target.value })}
      />
      <SelectField
        className="w-64 max-w-full"
        label="Show interests of"
        options={options}
        value={filter.userId}
        onChange={({ target }) => onChange({ ...filter, userId: target.value })}
      />
    </Row>
  )
}

function NothingWaits() {
  return (
    <EmptyState
      icon={<MailCheck />}
      title="No pending job interests"
      text="What your clients submit appears here right away."
    />
  )
}

function NoMatch({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No matches"
      action={
        <Button variant="secondary" onClick={onReset}>
          Show All
        </Button>
      }
    />
  )
}
