import { type AuditEntry, auditActions } from '#contract/audit.ts'
import { productName } from '#contract/plans.ts'
import { capitalize, formatName } from '#web/lib/format/names.ts'
import { actionTexts, formerUser, toWords } from './action-texts.ts'

type Person = NonNullable<AuditEntry['actor']>

function getActorName({ actor, actorId, address }: AuditEntry) {
  if (actor) return formatName(actor)
  if (actorId !== null) return capitalize(formerUser)
  return address === 'system' ? productName : 'Someone not logged in'
}

function getSubjectName({ subject, subjectId }: AuditEntry) {
  if (subject) return formatName(subject)
  return subjectId === null ? null : formerUser
}

/** `Ana Lima changed the role of Ben Okoro from user to admin`. */
export function auditSentence(entry: AuditEntry) {
  const { action, actorId, subjectId, details } = entry
  const parts = {
    who: getActorName(entry),
    whom: getSubjectName(entry),
    own: actorId !== null && actorId === subjectId,
    details,
  }
  const knownAction = auditActions.find((candidate) => candidate === action)
  if (knownAction) {
    const [, toSentence] = actionTexts[knownAction]
    return toSentence(parts)
  }
  return [`${parts.who}: ${toWords(action)}`, ...(parts.whom ? [parts.whom] : [])].join(', ')
}

export const actionOptions = Object.entries(actionTexts)
  .map(([value, [label]]) => ({ value, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

const formatValue = (value: AuditEntry['details'][string]) =>
  typeof value === 'object' ? (value ?? []).join(', ') : String(value)

const withAddress = (who: Person | null, id: string | null) => (who ? `${formatName(who)} (${who.email})` : id)

/** Every field of an entry, for the details. */
export function auditFacts({ action, actor, actorId, subject, subjectId, entityId, details, requestId }: AuditEntry) {
  const facts = [
    { term: 'Action', value: action },
    { term: 'Done by', value: withAddress(actor, actorId) },
    { term: 'Concerns', value: withAddress(subject, subjectId) },
    { term: 'Row', value: entityId },
    ...Object.entries(details).map(([term, value]) => ({ term: capitalize(toWords(term)), value: formatValue(value) })),
    { term: 'Request', value: requestId },
  ]
  return facts.filter(({ value }) => value)
}
