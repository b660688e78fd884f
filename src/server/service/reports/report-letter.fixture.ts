export const at = '2026-11-17T10:00:00.000Z'
export const interview = { startsAt: '2026-12-03T18:00:00.000Z', timeZone: 'Europe/Berlin' }
/** A promise that was kept in time. */
export const owedReply = {
  kind: 'message_answered' as const,
  dueAt: at,
  keptAt: at,
  breachedAt: null,
  jobUrl: null,
  company: null,
}
