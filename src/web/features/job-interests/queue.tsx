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
import { getItemKey, useQueue } from './queue.queries.ts'
import { ReturnDialog } from './return-dialog.tsx'
import { useQueueKeys } from './use-queue-keys.ts'

export interface QueueProps {
  clients: readonly Client[]
  /** The dialog that answers an entry by an application. */
  applyDialog: (item: QueueItem, dialog: Pick<DialogProps, 'open' | 'onOpenChange' | 'onClosed'>) => ReactNode
}

const noItems: readonly QueueItem[] = []
const noFilter = { userId: '', search: '' }

/** The open promises of an account manager, the most urgent first. */
export function Queue({ clients, applyDialog }: QueueProps) {
  const [filter, setFilter] = useState(noFilter)
  const search = useDebouncedValue(filter.search)
  const query = useQueue({ userId: filter.userId || undefined, search })
  const items = query.data ?? noItems
  // Another person may answer the entry while its dialog is open: the dialog and its input stay.
  const [answer, setAnswer] = useState<{ item: QueueItem; action: 'apply' | 'return'; open: boolean } | null>(null)
  const apply = (item: QueueItem) => setAnswer({ item, action: 'apply', open: true })
  const sendBack = (item: QueueItem) => item.kind === 'interest' && setAnswer({ item, action: 'return', open: true })
  const keys = useQueueKeys(items, { onApply: apply, onReturn: sendBack })
  const dialog = {
    open: answer?.open ?? false,
    onOpenChange: (open: boolean) => setAnswer(answer && { ...answer, open }),
    onClosed: keys.focusCurrent,
  }
  const isUnfiltered = filter.userId === '' && search.trim() === ''

  return (
    <Section title="Pending Job Interests" description="What is waiting for you, most urgent first.">
      <Stack {...keys.region} tabIndex={-1} gap="sm" className="outline-none">
        {clients.length > 0 && <QueueFilters clients={clients} filter={filter} onChange={setFilter} />}
        <Loadable
          {...getQueryState(query, 'What is waiting for you could not be loaded.')}
          empty={isUnfiltered ? <EmptyQueue /> : <NoMatch onReset={() => setFilter(noFilter)} />}
        >
          {() => (
            <>
              <QueueHelp />
              <QueueList items={items} query={query} keys={keys} onApply={apply} onReturn={sendBack} />
            </>
          )}
        </Loadable>
      </Stack>
      {answer?.action === 'return' && answer.item.kind === 'interest' && (
        <ReturnDialog
          key={getItemKey(answer.item)}
          interest={answer.item.interest}
          clientName={answer.item.client.firstName}
          {...dialog}
        />
      )}
      {answer?.action === 'apply' && applyDialog(answer.item, dialog)}
    </Section>
  )
}

interface QueueFiltersProps {
  clients: readonly Client[]
  filter: typeof noFilter
  onChange: (next: typeof noFilter) => void
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
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
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

function EmptyQueue() {
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
