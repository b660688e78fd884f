export interface AuditFilter {
  words: string
  action: string
  /** Days as a date field has them; both count. */
  from: string
  to: string
}

export const noFilter: AuditFilter = { words: '', action: '', from: '', to: '' }

/** Where a day begins for the person who chose it, so many days later. */
function startOf(day: string, later: number) {
  const date = new Date(`${day}T00:00`)
  if (Number.isNaN(date.getTime())) return undefined
  date.setDate(date.getDate() + later)
  return date.toISOString()
}

/** What is asked of the server: the last day counts to its end. */
export function auditQuery({ words, action, from, to }: AuditFilter) {
  const query = { q: words.trim(), action, from: startOf(from, 0), to: startOf(to, 1) }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value)) as Partial<typeof query>
}
