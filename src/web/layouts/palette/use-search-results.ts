import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listUsers, type User } from '#contract/users.ts'
import { useApplications } from '#web/features/work/applications/applications.queries.ts'
import { clientsQuery } from '#web/features/service/clients/clients.queries.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'
import { useTheme } from '#web/lib/hooks/use-theme.ts'
import {
  applicationCommand,
  actionCommands,
  type PaletteCommand,
  personCommands,
  screenCommands,
  themeCommands,
  signOutCommand,
} from './commands.ts'

/** Removes case and accents, so that `Jose` finds José. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const splitWords = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

interface Findable {
  label: string
  detail?: string
  /** Synonyms. */
  keywords?: string
}

/** The rank of a match, 0 for none: the start of a label, then words in it, then synonyms. */
export function fit(query: string, { label, detail = '', keywords = '' }: Findable) {
  const queryWords = splitWords(query)
  if (queryWords.length === 0) return plain(query).trim() === '' ? 1 : 0
  const inLabel = splitWords(label)
  const anywhere = [...inLabel, ...splitWords(detail), ...splitWords(keywords)]
  const begins = (words: readonly string[]) => queryWords.every((word) => words.some((known) => known.startsWith(word)))
  if (!begins(anywhere)) return 0
  if (plain(label).startsWith(plain(query).trim())) return 3
  return begins(inLabel) ? 2 : 1
}

/** The matches, the best first; equal ranks keep their order. */
export const matching = <Item extends Findable>(query: string, items: readonly Item[]) =>
  items
    .map((item) => ({ item, rank: fit(query, item) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item)

const maxPeople = 4
const maxApplications = 6
const maxClientMatches = 9

/** Search results for a query: local commands at once, the server's results later. */
export function useSearchResults(user: User, query: string) {
  const search = { query: query.trim(), words: useDebouncedValue(query.trim()) }
  const clients = useClients(user, query)
  const people = usePeople(user, search)
  const applications = useApplicationsFound(user, search)
  const theme = useTheme()
  const searches = [clients, people, applications]

  const groups: Found[] = [
    { heading: 'Actions', commands: matching(query, actionCommands(user)) },
    { heading: 'Screens', commands: matching(query, screenCommands(user.role)) },
    { heading: 'Theme', commands: matching(query, themeCommands(theme)) },
    { heading: 'Clients', commands: clients.commands },
    { heading: 'People', commands: people.commands },
    { heading: 'Applications', commands: applications.commands },
  ]
  const searching = searches.some((search) => search.searching)
  return {
    groups: withSignOut(query, groups, searching),
    searching,
    failure: searches.find(({ failure }) => failure !== null)?.failure ?? null,
  }
}

interface Query {
  error: unknown
  isFetching: boolean
}

/** The query as typed, and its debounced words for the server. */
interface Search {
  query: string
  words: string
}

const toSearch = (enabled: boolean, commands: readonly PaletteCommand[], { error, isFetching }: Query) => ({
  commands: enabled ? commands : [],
  searching: enabled && isFetching,
  failure: enabled && error ? getErrorMessage(error, 'Something went wrong') : null,
})

/** Previous results stay only if they match the current query: Enter must not run anything else. */
function serverSearch(
  enabled: boolean,
  { query, words }: Search,
  commands: readonly PaletteCommand[],
  state: Query & { outdated: boolean },
) {
  const typing = words !== query
  const fitting = typing || state.outdated ? matching(query, commands) : commands
  return toSearch(enabled, fitting, { ...state, isFetching: state.isFetching || typing })
}

/** An account manager's own clients: few enough to search in the browser. */
function useClients({ role }: User, query: string) {
  const enabled = role === 'account_manager' && query.trim() !== ''
  const clients = useQuery({ ...clientsQuery, enabled })
  const commands = useMemo(
    () => clients.data?.flatMap((client) => personCommands(role, client)) ?? [],
    [clients.data, role],
  )
  return toSearch(enabled, matching(query, commands).slice(0, maxClientMatches), clients)
}

function usePeople({ role }: User, search: Search) {
  const enabled = role === 'admin' && search.words !== ''
  const people = useQuery({
    ...queryFor(listUsers, { query: { q: search.words, limit: maxPeople } }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const commands = people.data?.flatMap((person) => personCommands(role, person)) ?? []
  return serverSearch(enabled, search, commands, { ...people, outdated: people.isPlaceholderData })
}

/** A seeker's own applications, or those of a manager's clients. */
function useApplicationsFound({ role }: User, search: Search) {
  const enabled = role !== 'admin' && search.words !== ''
  const applications = useApplications({ role }, { q: search.words, limit: maxApplications }, enabled)
  return serverSearch(enabled, search, applications.data?.map(applicationCommand) ?? [], applications)
}

interface Found {
  heading: string
  commands: readonly PaletteCommand[]
}

/**
 * What was found, and the way out at its end. The first of it is what Enter chooses: while something else may still be
 * found, signing out waits rather than stand there alone.
 */
export function withSignOut(query: string, groups: readonly Found[], searching: boolean): Found[] {
  const found = groups.filter(({ commands }) => commands.length > 0)
  const signOut = matching(query, [signOutCommand])
  if (signOut.length === 0 || (found.length === 0 && searching)) return found
  return [...found, { heading: 'Session', commands: signOut }]
}
