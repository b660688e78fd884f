import type { QueryClient } from '@tanstack/react-query'
import { type LiveTopic, liveTopics, topicsHeader } from '#contract/live.ts'

/** Names this tab to the server. */
export const tabId = Math.random().toString(36).slice(2)

/** The mutation key of calls that end the own session. */
export const endsSessionKey = ['ends-session']

/** A newer server may name topics that this page does not know; refetching everything is always correct. */
export const checkTopics = (topics: readonly LiveTopic[]) =>
  topics.every((topic) => liveTopics.includes(topic)) ? topics : liveTopics

/** Refetches what a call changed, as its reply says. */
export async function refreshAfter(queryClient: QueryClient, headers: Headers) {
  const topics = headers.get(topicsHeader)?.split(',') as LiveTopic[] | undefined
  if (topics) await refreshTopics(queryClient, checkTopics(topics))
}

/** Refetches what is on the screen about these topics. Resolves when it is there. */
export async function refreshTopics(queryClient: QueryClient, topics: readonly LiveTopic[]) {
  // The end of the own session is a change too, and arrives before the page is left.
  if (queryClient.isMutating({ mutationKey: endsSessionKey }) > 0) return
  // Names half of the contract, so it is loaded with the first change. Without it, everything is refetched.
  const loaded = await import('./endpoints-by-topic.ts').catch(() => null)
  if (!loaded) return queryClient.invalidateQueries()
  const paths = new Set(topics.flatMap((topic) => loaded.endpointsByTopic[topic].map(({ path }) => path)))
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => paths.has(String(path)) })
}
