import type { DehydratedState } from '@tanstack/react-query'

/** What a page tells the app that takes it over. */
export interface PageData {
  state: DehydratedState
  /** The clock that the page was rendered by. The time zone is null if the page shows no times, the clock if it is a skeleton. */
  clock: { now: number; timeZone: string | null } | null
}
