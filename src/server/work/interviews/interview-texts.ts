import type { InterviewKind } from '#contract/interviews.ts'
import { defaultZone, formatLocalTime } from '#server/local-time.ts'

export const kindTexts: Record<InterviewKind, string> = {
  phone: 'By phone',
  video: 'By video',
  on_site: 'On site',
  other: 'Interview',
}

interface Start {
  startsAt: string
  /** Of the interview's place. */
  timeZone: string
  /** Of the client, if their browser has named it. */
  clientZone: string | null
}

/**
 * `Thursday, December 3 at 10:00 AM`, by the client's clock, and by that of the interview's place where it shows another time:
 * `Thursday, December 3 at 10:00 AM your time (7:00 PM in Berlin)`.
 */
export function formatStart({ startsAt, timeZone, clientZone }: Start) {
  const here = formatLocalTime(startsAt, clientZone ?? timeZone)
  const there = formatLocalTime(startsAt, timeZone)
  const [day = '', clock = ''] = there.split(' at ')
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  const addPlace = (text: string) => (timeZone === defaultZone ? text : `${text} in ${city}`)
  if (clientZone === null) return addPlace(there)
  if (here === there) return here
  return `${here} your time (${addPlace(here.startsWith(day) ? clock : there)})`
}
