import { changedFields, type ChangedField } from '#contract/application-fields.ts'
import type { HistoryEntry } from '#contract/application-history.ts'
import { applicationStatus } from '#contract/application-status.ts'
import type { AuditDetails } from '#server/db/schema.ts'

interface Change {
  id: string
  at: string
  actorId: string | null
  by: string | null
  action: string
  details: AuditDetails
  outcome: string | null
}

const parseStatus = (value: unknown) => applicationStatus.safeParse(value).data ?? null

type Content = Record<ChangedField, string | null>

/** The names of the changed fields. The audit log stores no values. */
export const fieldsChanged = (before: Content, after: Content) =>
  changedFields.filter((field) => before[field] !== after[field])

/** An audit entry for a reader. Null if it records no change. */
export function toHistoryEntry(
  { id, at, actorId, by, action, details, outcome }: Change,
  readerId: string,
): HistoryEntry | null {
  const who = { id, at, by, byMyself: actorId === readerId }
  if (action === 'interview.outcome')
    return { ...who, action: 'interview_outcome', from: null, to: null, fields: [], outcome }
  const from = parseStatus(details.from)
  const to = parseStatus(details.to)
  const changedNames = Array.isArray(details.fields) ? details.fields : []
  const fields = changedFields.filter((field) => changedNames.includes(field))
  const created = action === 'application.created'
  if (!created && from === to && fields.length === 0) return null
  const moved = created || from !== to
  return {
    ...who,
    action: created ? 'created' : 'updated',
    from: moved ? from : null,
    to: moved ? to : null,
    fields,
    outcome: null,
  }
}
