/** The moment and the time zone of a page that the server renders. */
interface PageClock {
  now: number
  timeZone: string
}

let clock: PageClock | null = null

/**
 * While the server renders a page, and until the browser has hydrated it, both must show the same times. Afterwards the
 * browser's clock and time zone count.
 */
export function setPageClock(set: PageClock | null) {
  clock = set
}

export const getNow = () => clock?.now ?? Date.now()

/** Undefined for the browser's own. */
export const getTimeZone = () => clock?.timeZone

export const getOwnTimeZone = () => clock?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
