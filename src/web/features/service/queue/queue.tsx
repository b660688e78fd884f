import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Application } from '#contract/applications.ts'
import type { Client } from '#contract/clients.ts'
import type { QueueItem } from '#contract/queue.ts'
import { toClientChoice } from '#web/features/service/clients/plan-use.ts'
import { CreateApplicationPane } from '#web/features/work/applications/create-application-pane.tsx'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'
import { paths } from '#web/paths.ts'
import { cn } from '#web/ui/class-names.ts'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { type QueueAction, QueueDialogs } from './queue-dialogs.tsx'
import { QueueDetail } from './queue-detail.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { QueueList } from './queue-list.tsx'
import { EmptyQueue, NotReturned, NotWaiting, Recorded } from './queue-states.tsx'
import { getItemKey, useQueue, useSnoozedCount } from './queue.queries.ts'
import { useChecked } from './use-checked.ts'
import { useIsSplit, useQueueAddress } from './use-queue-address.ts'
import { useQueueKeys } from './use-queue-keys.ts'
import { findNextKey, useSelectedItem } from './use-selected-item.ts'

/** As much of the window as there is below the bar and the heading. */
const paneHeight = 'lg:h-[calc(100dvh-10.5rem)] lg:min-h-[32rem]'
const noItems: readonly QueueItem[] = []

/** The open promises of an account manager, the most urgent first, beside the selected one. */
export function Queue({ clients }: { clients: readonly Client[] }) {
  const address = useQueueAddress()
  const { change, snoozed } = address
  const split = useIsSplit()
  const [search, setSearch] = useState('')
  const debounced = useDebouncedValue(search)
  const query = useQueue({ userId: address.client || undefined, search: debounced, snoozed })
  const snoozedCount = useSnoozedCount()
  const items = query.data ?? noItems
  const selection = useSelectedItem({
    asked: address.item,
    items: query.data,
    selectsFirst: split,
    filter: query.outdated ? null : JSON.stringify([address.client, debounced, snoozed]),
  })
  const checked = useChecked(items)
  // Someone else may answer the item while its dialog is open: the dialog and its input stay.
  const [action, setAction] = useState<(QueueAction & { open: boolean }) | null>(null)
  const [notReturned, setNotReturned] = useState<readonly string[]>([])
  /** The item whose application is being recorded. */
  const [applyingKey, setApplyingKey] = useState<string | null>(null)
  const [recorded, setRecorded] = useState<Application | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const opened = !split && address.item !== null

  const start = (next: QueueAction) => setAction({ ...next, open: true })
  const apply = (item: QueueItem) => {
    setRecorded(null)
    setApplyingKey(getItemKey(item))
    if (getItemKey(item) !== selection.key) change({ item: getItemKey(item) }, { replace: split })
  }
  const sendBack = (item: QueueItem) => item.kind === 'interest' && start({ kind: 'return', items: [item] })
  const snooze = (item: QueueItem) => item.kind === 'interest' && start({ kind: 'snooze', items: [item] })
  const select = (key: string) => {
    setApplyingKey(null)
    change({ item: key }, { replace: split })
  }
  const closeForm = () => {
    setApplyingKey(null)
    keys.focusCurrent()
  }
  const keys = useQueueKeys({
    items,
    selected: selection.gone ? null : (selection.item ?? null),
    split,
    onSelect: select,
    onApply: apply,
    onReturn: sendBack,
    onSnooze: snooze,
    onCheck: (item) => item.kind === 'interest' && checked.toggle(getItemKey(item), false),
    onHelp: () => start({ kind: 'help' }),
    onEscape: () => closeForm(),
  })
  useFocusOnChange(opened, () => {
    if (!opened) return keys.focusCurrent()
    window.scrollTo(0, 0)
    // The form has focused its first field.
    if (applyingKey === null) heading.current?.focus({ preventScroll: true })
  })

  function onAnswered(answered: readonly QueueItem[], hasApplied = false) {
    checked.clear()
    // An application for an interest of a new client keeps the promise of the first application too.
    const answeredKeys = [...answered.map(getItemKey), ...(hasApplied ? answered.map(({ client }) => client.id) : [])]
    if (selection.key === null || !answeredKeys.includes(selection.key)) return
    selection.noteAnswered(answeredKeys)
    change({ item: split ? findNextKey(items, selection.key, answeredKeys) : null }, { replace: true })
  }

  function onRecorded(item: QueueItem, application: Application) {
    setApplyingKey(null)
    setRecorded(application)
    onAnswered([item], true)
    keys.focusCurrent()
  }

  const setFilter = (changes: Record<string, string | null>) => change({ ...changes, item: null }, { replace: true })
  const showAll = () => {
    setSearch('')
    setFilter({ client: null, view: null })
  }
  const detail = selection.item && (
    <QueueDetail
      item={selection.item}
      client={clients.find(({ id }) => id === selection.item?.client.id)}
      gone={selection.gone}
      tab={address.tab}
      onTab={(tab) => change({ tab }, { replace: true })}
      level={opened ? 1 : 3}
      headingRef={heading}
      applying={
        applyingKey === getItemKey(selection.item) && (
          <CreateApplicationPane
            key={applyingKey}
            clients={clients.map(toClientChoice)}
            clientId={selection.item.client.id}
            interest={selection.item.kind === 'interest' ? selection.item.interest : undefined}
            onCreated={(application) => selection.item && onRecorded(selection.item, application)}
            onClose={closeForm}
          />
        )
      }
      onApply={() => selection.item && apply(selection.item)}
      onReturn={() => selection.item && sendBack(selection.item)}
      onSnooze={() => selection.item && snooze(selection.item)}
    />
  )

  const filters = (clients.length > 0 || items.length > 0) && (
    <QueueFilters
      clients={clients}
      search={search}
      onSearch={(words) => {
        setSearch(words)
        if (address.item !== null) setFilter({})
      }}
      client={address.client}
      onClient={(client) => setFilter({ client })}
      snoozed={snoozed}
      snoozedCount={snoozedCount}
      onSnoozed={(next) => setFilter({ view: next ? 'snoozed' : null })}
      onHelp={() => start({ kind: 'help' })}
    />
  )

  return (
    <div {...keys.region} tabIndex={-1} className="min-w-0 outline-none">
      {opened ? (
        <Stack gap="sm">
          <Link href={paths.accountManager} asChild>
            <BackLink>Pending Job Interests</BackLink>
          </Link>
          {selection.item === undefined ? (
            <PageSpinner />
          ) : (
            ((detail && <Card as="div">{detail}</Card>) ?? <NotWaiting level={2} />)
          )}
        </Stack>
      ) : (
        <Stack gap="sm">
          {recorded && <Recorded application={recorded} onClose={() => setRecorded(null)} />}
          {notReturned.length > 0 && <NotReturned titles={notReturned} onClose={() => setNotReturned([])} />}
          <Card
            as="div"
            className={cn(
              'overflow-hidden lg:divide-x lg:divide-line',
              items.length > 0 && 'lg:grid lg:grid-cols-[minmax(16rem,9fr)_minmax(0,21fr)] lg:grid-rows-1',
              items.length > 0 && paneHeight,
            )}
          >
            <div className="flex min-h-0 min-w-0 flex-col">
              {filters || <h2 className="px-4 pt-3 text-lg">Pending Job Interests</h2>}
              <Loadable
                {...getQueryState(query, 'What is waiting for you could not be loaded.')}
                room="min-h-56 lg:min-h-[26rem]"
                expected={{ rows: 5, rowClass: 'h-12' }}
                empty={
                  <EmptyQueue
                    snoozed={snoozed}
                    filtered={address.client !== '' || debounced.trim() !== ''}
                    onReset={showAll}
                  />
                }
              >
                {() => (
                  <QueueList
                    items={items}
                    query={query}
                    keys={keys}
                    checked={checked}
                    selectedKey={split ? selection.key : null}
                    onSelect={select}
                    onApply={apply}
                    onReturn={(chosen) => start({ kind: 'return-several', items: chosen })}
                  />
                )}
              </Loadable>
            </div>
            {split &&
              items.length > 0 &&
              (selection.item === undefined ? <PageSpinner /> : (detail ?? <NotWaiting level={3} />))}
          </Card>
        </Stack>
      )}
      {action && (
        <QueueDialogs
          action={action}
          dialog={{
            open: action.open,
            onOpenChange: (open) => setAction({ ...action, open }),
            onClosed: keys.focusCurrent,
          }}
          onAnswered={onAnswered}
          onNotReturned={setNotReturned}
        />
      )}
    </div>
  )
}

/** Moves the focus when the item opens in place of the list, and when it closes. */
function useFocusOnChange(opened: boolean, onChange: () => void) {
  const before = useRef(opened)
  useEffect(() => {
    if (before.current !== opened) onChange()
    before.current = opened
  })
}
