import { changedFields } from '#contract/application-fields.ts'
import type { ChangedField } from '#contract/application-fields.ts'
import type { HistoryEntry } from '#contract/application-history.ts'
import { applicationStatus } from '#contract/applications.ts'
import type { AuditDetails } from '#server/db/schema.ts'

interface Change {
  id: string
  at: string
  actorId: string | null
  by: string | null
  action: string
  details: AuditDetails
}

const statusOf = (value: unknown) => applicationStatus.safeParse(value).data ?? null

type Content = Record<ChangedField, string | null>

/** Which of the fields are no longer what they were: all that the audit log is told about them. */
export const fieldsChanged = (former: Content, changed: Content) =>
  changedFields.filter((field) => former[field] !== changed[field])

/** An entry of the audit log as a person reads it; null if it tells of no change. */
export function historyEntryOf(
  { id, at, actorId, by, action, details }: Change,
  readerId: string,
): HistoryEntry | null {
  const from = statusOf(details.from)
  const to = statusOf(details.to)
  const told = Array.isArray(details.fields) ? details.fields : []
  const fields = changedFields.filter((field) => told.includes(field))
  const created = action === 'application.created'
  if (!created && from === to && fields.length === 0) return null
  const moved = created || from !== to
  return {
    id,
    at,
    action: created ? 'created' : 'updated',
    by,
    byMyself: actorId === readerId,
    from: moved ? from : null,
    to: moved ? to : null,
    fields,
  }
}
