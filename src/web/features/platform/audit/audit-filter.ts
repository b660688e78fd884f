export interface AuditFilter {
  words: string
  action: string
  /** Days as a date input returns them. Both are inclusive. */
  from: string
  to: string
}

export const emptyFilter: AuditFilter = { words: '', action: '', from: '', to: '' }

/** Midnight of the day in the person's time zone, plus `days`. */
function getDayStart(day: string, days: number) {
  const date = new Date(`${day}T00:00`)
  if (Number.isNaN(date.getTime())) return undefined
  date.setDate(date.getDate() + days)
  return date.toISOString()
}

/** The last day is inclusive, so the query ends at the midnight after it. */
export function auditQuery({ words, action, from, to }: AuditFilter) {
  const query = { q: words.trim(), action, from: getDayStart(from, 0), to: getDayStart(to, 1) }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value)) as Partial<typeof query>
}

/** The filter that the address carries. */
export const readAuditFilter = (search: URLSearchParams): AuditFilter => ({
  words: search.get('q') ?? '',
  action: search.get('action') ?? '',
  from: search.get('from') ?? '',
  to: search.get('to') ?? '',
})

/** Leaves out what is empty. */
export function writeAuditFilter({ words, action, from, to }: AuditFilter) {
  const search = { q: words.trim(), action, from, to }
  return new URLSearchParams(Object.entries(search).filter(([, value]) => value !== ''))
}
