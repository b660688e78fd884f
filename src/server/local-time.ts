import { DateTime } from 'luxon'

/** The clock of people whose browser has not named one yet. */
export const defaultZone = 'UTC'

/** A person's clock. Times by UTC say so: they are no local times. */
const getClock = (timeZone: string | null) =>
  timeZone === null || timeZone === defaultZone ? { zone: defaultZone, suffix: ' UTC' } : { zone: timeZone, suffix: '' }

/** A moment by a person's clock: `Thursday, December 3 at 10:00 AM`. */
export function formatLocalTime(moment: string, timeZone: string | null) {
  const { zone, suffix } = getClock(timeZone)
  return DateTime.fromISO(moment, { zone, locale: 'en-US' }).toFormat("cccc, LLLL d 'at' h:mm a") + suffix
}

/** Working hours by a person's clock: `Monday to Friday, 9:00 AM to 5:00 PM your time`. */
export function formatLocalHours(
  { first, last, until }: { first: string; last: string; until: string },
  timeZone: string | null,
) {
  const { zone, suffix } = getClock(timeZone)
  const show = (moment: string, format: string) => DateTime.fromISO(moment, { zone, locale: 'en-US' }).toFormat(format)
  return `${show(first, 'cccc')} to ${show(last, 'cccc')}, ${show(first, 'h:mm a')} to ${show(until, 'h:mm a')}${suffix || ' your time'}`
}
