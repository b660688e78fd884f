import { SearchX } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'
import { Button } from '#web/ui/form/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { keepFocusAt } from '#web/ui/overlay/keep-focus.ts'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { onDemand } from '#web/ui/overlay/on-demand.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { ApplicationsTable } from './applications-table.tsx'
import { useApplications, type ApplicationScope } from '../applications.queries.ts'
import { ArrangementBar } from './list-toolbar.tsx'
import { isWholeList, partLength, searchFor, wholeList } from './list-filters.ts'
import { LoadedApplications, NoApplications } from './loaded-applications.tsx'
import { useOpenedApplication } from '../details/use-opened-application.ts'
import { useViewPreference } from './use-view-preference.ts'
import { count, plural } from '#web/ui/data/format-number.ts'

const { Part: ApplicationSheet, intent } = onDemand(
  async () => (await import('../details/application-sheet.tsx')).ApplicationSheet,
)
const StatusBoard = lazy(async () => ({ default: (await import('../board/status-board.tsx')).StatusBoard }))
const SearchProgress = lazy(async () => ({ default: (await import('./search-progress.tsx')).SearchProgress }))

/** Whoever found nothing goes on by searching for something else. */
const keepFocusAtSearch = keepFocusAt('[type=search]')

interface AllApplicationsProps {
  scope: ApplicationScope
  /** Whether anything can be changed here. */
  editable: boolean
  emptyText: string
}

/** All of the applications, to search, sort and read: as a table, as a board or as a picture. */
export function AllApplications({ scope, editable, emptyText }: AllApplicationsProps) {
  const [view, setView] = useViewPreference()
  const [arrangement, setArrangement] = useState(wholeList)
  const words = useDebouncedValue(arrangement.words)
  const asked = { ...arrangement, words }
  const query = useApplications(scope, searchFor(asked, partLength))
  // Fifty new rows are rendered in the background, so that the selectors and the search respond at once.
  const data = useDeferredValue(query.data)
  const { openedId, open, close } = useOpenedApplication()

  const nothingYet = isWholeList(asked) && query.total === 0 && !query.outdated
  const sheet = openedId && (
    <Suspense fallback={null}>
      <ApplicationSheet key={openedId} id={openedId} editable={editable} onClose={close} />
    </Suspense>
  )
  if (nothingYet)
    return (
      <>
        <NoApplications level={2} text={emptyText} />
        {sheet}
      </>
    )
  if (!query.data && isWholeList(asked))
    return (
      <LoadedApplications query={query} emptyText={emptyText} expected={{ rows: 10 }} room="min-h-dvh">
        {() => null}
      </LoadedApplications>
    )
  return (
    <Stack {...intent} ref={view === 'table' ? keepFocusAtSearch : null} className="peer">
      <ArrangementBar scope={scope} view={view} onView={setView} arrangement={arrangement} onChange={setArrangement}>
        {query.data && countText(query.data.length, query.total ?? 0)}
      </ArrangementBar>
      {view === 'table' && (
        <Loadable
          {...getQueryState({ ...query, data }, 'The applications could not be loaded.')}
          empty={<NoMatch onReset={() => setArrangement({ ...wholeList, sort: arrangement.sort })} />}
        >
          {(applications) => (
            <ApplicationsTable
              applications={applications}
              editable={editable}
              onOpen={open}
              outdated={query.outdated}
              onMore={query.onMore}
              loadingMore={query.loadingMore}
            />
          )}
        </Loadable>
      )}
      <Suspense fallback={<PageSpinner className="min-h-80" />}>
        {view === 'board' && <StatusBoard scope={scope} words={words} editable={editable} onOpen={open} />}
        {view === 'progress' && <SearchProgress scope={scope} />}
      </Suspense>
      {sheet}
    </Stack>
  )
}

const countText = (shown: number, total: number) => `${count(shown)} of ${plural(total, 'application')}`

function NoMatch({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      level={2}
      icon={<SearchX />}
      title="No applications match"
      action={
        <Button variant="secondary" onClick={onReset}>
          Show All
        </Button>
      }
    />
  )
}
