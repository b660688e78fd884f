const dayMs = 86_400_000
const sendingHour = 8
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** When the next weekly report is sent, by the client's clock: `Monday, November 30 at 8:00 AM`. */
export function describeNextReport(now: number, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  const sinceMonday = weekdays.indexOf(parts.weekday ?? '')
  const isToday = sinceMonday === 0 && Number(parts.hour) < sendingHour
  const monday = new Date(now + (isToday ? 0 : 7 - sinceMonday) * dayMs)
  const day = monday.toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' })
  return `${day} at 8:00 AM${timeZone === 'UTC' ? ' UTC' : ''}`
}
