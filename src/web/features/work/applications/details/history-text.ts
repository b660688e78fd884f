import { applicationFields } from '#contract/application-fields.ts'
import type { HistoryEntry } from '#contract/application-history.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** A change as a sentence: `You changed the status from Applied to Offered and the notes`. */
export function formatHistoryEntry({ by, byMyself, action, from, to, fields, outcome }: HistoryEntry) {
  const who = byMyself ? 'You' : (by ?? 'A former user')
  if (action === 'created') return `${who} added this application${to ? ` (${statusDisplay[to].label})` : ''}`
  if (action === 'interview_outcome') return `${who} noted how the interview went${outcome ? `: ${outcome}` : ''}`
  const move = from && to ? [`the status from ${statusDisplay[from].label} to ${statusDisplay[to].label}`] : []
  return `${who} changed ${list.format([...move, ...fields.map((field) => applicationFields[field].inHistory)])}`
}
