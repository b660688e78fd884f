const inUtc = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The day of a moment, where the reader is: `Nov 21, 2026`. */
export function showDay(moment: string, timeZone?: string) {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone })
}

/** A date that a person chose is kept as its midnight in UTC, and is that same day in every time zone. */
export function showChosenDay(moment: string, timeZone?: string) {
  return isChosenDay(moment) ? inUtc.format(new Date(moment)) : showDay(moment, timeZone)
}

const isChosenDay = (moment: string) => Date.parse(moment) % 86_400_000 === 0
