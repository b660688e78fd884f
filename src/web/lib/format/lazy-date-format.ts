import { getTimeZone } from './page-clock.ts'

const maxZones = 50

/**
 * A date format in the reader's time zone, or in `timeZone`. It is created when it is first used: the first of a page loads the
 * browser's calendar data, which is slow on a phone.
 */
export function lazyDateFormat(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>()
  return (date: Date | number) => {
    const timeZone = options.timeZone ?? getTimeZone()
    let format = formats.get(timeZone)
    // On the server each time zone has formats.
    if (formats.size > maxZones) formats.clear()
    if (!format) formats.set(timeZone, (format = new Intl.DateTimeFormat('en-US', { ...options, timeZone })))
    return format.format(date)
  }
}
