import { SearchX } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useDeferredValue, useCallback, useEffect, useRef, useState } from 'react'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { Button } from '#web/ui/form/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { keepFocusIn } from '#web/ui/overlay/keep-focus.ts'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { ApplicationsTable } from './list/applications-table.tsx'
import { useApplicationCounts, useApplications, type ApplicationScope } from './applications.queries.ts'
import { ListToolbar } from './list/list-toolbar.tsx'
import {
  isUnfiltered,
  noFilters,
  pageSize,
  parseSortOrder,
  toListQuery,
  filterParams,
  type ListFilters,
  readListFilters,
} from './list-filters.ts'
import { LoadedApplications, NoApplications } from './list/loaded-applications.tsx'
import { SearchProgress } from './list/search-progress.tsx'
import { useView } from './list/use-view.ts'
import { formatCount, formatPlural } from '#web/ui/data/format-number.ts'
import { useLocation, useSearchParams } from 'wouter'
import { backOrReplace, withParam } from '#web/lib/navigation/navigation.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'

const ApplicationSheet = lazyWithPreload(async () => (await import('./details/application-sheet.tsx')).ApplicationSheet)
const StatusBoard = lazy(async () => ({ default: (await import('./board/status-board.tsx')).StatusBoard }))

/** After a search without results the focus returns to the search field. */
const keepFocusAtSearch = keepFocusIn('[type=search]')

interface AllApplicationsProps {
  scope: ApplicationScope
  /** Whether anything can be changed here. */
  editable: boolean
  emptyText: string
  /** A link to what follows the applications. */
  jump?: ReactNode
}

/** All applications of a scope, with search, sort and filter: as a table, a board or charts. */
export function AllApplications({ scope, editable, emptyText, jump }: AllApplicationsProps) {
  const [view, setView] = useView()
  const { filters, settledSearch: search, setFilters } = useListFilters()
  const applied = { ...filters, search }
  const query = useApplications(scope, toListQuery(applied, pageSize))
  const counts = useApplicationCounts(scope, search.trim())
  const { openedId, open, close } = useOpenedApplication()
  // Rows, board and details are rendered in the background, so that the control that was used responds at once.
  const data = useDeferredValue(query.data)
  // The board and the details are loaded later, so the server does not render them.
  const shownView = useDeferredValue(view, view === 'board' ? null : view)
  const shownId = useDeferredValue(openedId, null)

  const isEmpty = isUnfiltered(applied) && query.total === 0 && !query.outdated
  const sheet = shownId && (
    <Suspense fallback={null}>
      <ApplicationSheet key={shownId} id={shownId} editable={editable} onClose={close} />
    </Suspense>
  )
  if (isEmpty)
    return (
      <>
        <NoApplications level={2} text={emptyText} />
        {sheet}
      </>
    )
  if (!query.data && isUnfiltered(applied))
    return (
      <LoadedApplications query={query} emptyText={emptyText} expected={{ rows: 10 }} room="min-h-dvh">
        {() => null}
      </LoadedApplications>
    )
  return (
    <Stack
      {...ApplicationSheet.preloadProps}
      ref={view === 'table' ? keepFocusAtSearch : null}
      className="peer max-sm:gap-2"
    >
      <ListToolbar
        scope={scope}
        view={view}
        onView={setView}
        filters={filters}
        onChange={setFilters}
        counts={counts.data}
        jump={jump}
      >
        {query.data && countText(query.data.length, query.total ?? 0)}
      </ListToolbar>
      {shownView === 'table' && (
        <Loadable
          {...getQueryState({ ...query, data }, 'The applications could not be loaded.')}
          empty={<NoMatch onReset={() => setFilters({ ...noFilters, sort: filters.sort })} />}
        >
          {(applications) => (
            <ApplicationsTable
              scope={scope}
              sort={filters.sort}
              onSort={(key) => setFilters({ ...filters, sort: parseSortOrder(key) })}
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
        {shownView === 'board' && <StatusBoard scope={scope} search={search} editable={editable} onOpen={open} />}
      </Suspense>
      {shownView === 'progress' && <SearchProgress scope={scope} />}
      {sheet}
    </Stack>
  )
}

const countText = (shown: number, total: number) => `${formatCount(shown)} of ${formatPlural(total, 'application')}`

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

const param = 'application'

/** The application whose details are open. It is in the address, so it can be linked to and Back closes it. */
function useOpenedApplication() {
  const [query, setQuery] = useSearchParams()
  const [path, navigate] = useLocation()
  const open = useCallback((id: string) => setQuery((before) => withParam(before, param, id)), [setQuery])
  const close = useCallback(() => {
    const params = withParam(query, param, null)
    backOrReplace(params.size > 0 ? `${path}?${params}` : path, navigate)
  }, [query, path, navigate])
  return { openedId: query.get(param), open, close }
}

/**
 * The filters of the list. They are in the address, so that they can be linked to and survive a reload. The text of the
 * search is a state, which typing changes at once; the address follows once the text has settled.
 */
function useListFilters() {
  const [query, setQuery] = useSearchParams()
  const { search: linkedSearch, status, sort } = readListFilters(query)
  const [search, setSearch] = useState(linkedSearch)
  const settledSearch = useDebouncedValue(search)
  const addressSearch = useRef(linkedSearch)

  useEffect(() => {
    if (settledSearch === addressSearch.current) return
    addressSearch.current = settledSearch
    setQuery((before) => withParam(before, filterParams.search, settledSearch, noFilters.search), { replace: true })
  }, [settledSearch, setQuery])

  // A link or the Back button changed the address.
  useEffect(() => {
    if (linkedSearch === addressSearch.current) return
    addressSearch.current = linkedSearch
    setSearch(linkedSearch)
  }, [linkedSearch])

  function setFilters(next: ListFilters) {
    setSearch(next.search)
    if (next.status === status && next.sort === sort) return
    setQuery(
      (before) => {
        const withStatus = withParam(before, filterParams.status, next.status, noFilters.status)
        return withParam(withStatus, filterParams.sort, next.sort, noFilters.sort)
      },
      { replace: true },
    )
  }
  return { filters: { sort, status, search }, settledSearch, setFilters }
}
