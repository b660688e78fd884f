/** A date format, created when it is first used: the first of a page loads the browser's calendar data, which is slow on a phone. */
export function lazyDateFormat(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined
  return (date: Date | number) => {
    format ??= new Intl.DateTimeFormat('en-US', options)
    return format.format(date)
  }
}
