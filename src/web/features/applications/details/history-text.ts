import { applicationFields } from '#contract/application-fields.ts'
import type { HistoryEntry } from '#contract/application-history.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** A change as a sentence: `You changed the notes and moved it from Applied to Offered`. */
export function formatHistoryEntry({ by, byMyself, action, from, to, fields, outcome }: HistoryEntry) {
  const who = byMyself ? 'You' : (by ?? 'A former user')
  if (action === 'created') return `${who} added it${to ? ` as ${statusDisplay[to].label}` : ''}`
  if (action === 'interview_outcome') return `${who} said how the interview went${outcome ? `: ${outcome}` : ''}`
  const move = from && to ? `moved it from ${statusDisplay[from].label} to ${statusDisplay[to].label}` : null
  const change =
    fields.length > 0 ? `changed ${list.format(fields.map((field) => applicationFields[field].inHistory))}` : null
  return `${who} ${[move, change].filter((part) => part !== null).join(' and ')}`
}
