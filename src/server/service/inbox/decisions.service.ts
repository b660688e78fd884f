import type { BodyOf } from '#contract/endpoint.ts'
import type { decideSuggestion } from '#contract/inbox.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { AcceptedBefore } from '#server/db/schema.ts'
import type { TransactionContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { badRequest, conflict, notFound } from '#server/http/errors.ts'
import { lockVisibleApplication, putStatusBack } from '#server/work/applications/application-changes.service.ts'
import { prepareStatusEvidence, storeEdit } from '#server/work/applying/edit-application.service.ts'
import { storeReceipt } from '#server/work/applying/record-receipt.service.ts'
import { applySuggestedInterview, takeBackInterview } from '#server/work/interviews/suggested-interviews.service.ts'
import { noEvidence, type Evidence, type EvidenceDeps } from '#server/work/receipts/evidence.service.ts'
import { findConfirmable, takeBackReceipt } from '#server/work/receipts/receipts.service.ts'
import { insertSuggestion, findStanding } from './reading.store.ts'
import { requireMail, toMail } from './mails.service.ts'
import { changeMail, decide, lockMail, takeBack, type MailRow } from './mails.store.ts'
import { proposeStatus, provesReceipt } from './propose.ts'

type Decision = BodyOf<typeof decideSuggestion>

const toEvent = ({ id, userId, applicationId }: MailRow) => ({ userId, mailId: id, applicationId })
const isUndecided = ({ suggestion }: MailRow) => suggestion === null || suggestion.state === 'open'

/** What is proven by an accepted suggestion, before its transaction. */
export async function prepareDecision(deps: EvidenceDeps, actor: Actor, id: string, body: Decision): Promise<Evidence> {
  const mail = await requireMail(deps.db, actor, id)
  const applicationId = body.applicationId ?? mail.applicationId
  if (body.decision === 'dismiss' || applicationId === null || !isUndecided(mail)) return noEvidence
  const { status } = await findChanges({ db: deps.db, jobs: deps.jobs }, mail, applicationId)
  return status === null ? noEvidence : prepareStatusEvidence(deps, actor, applicationId, status)
}

/**
 * Accepts or dismisses what a mail suggests. Accepting changes status, interviews and receipt, all or nothing. A mail that
 * matched no application suggests what its kind leads to, once a person has named the application.
 */
export async function decideMail(
  { db, jobs }: TransactionContext,
  actor: Actor,
  id: string,
  body: Decision,
  evidence: Evidence,
) {
  return db.transaction(async (tx) => {
    const context = { db: tx, jobs }
    const mail = await lockMail(tx, actor, id)
    if (!mail || mail.direction !== 'in') throw notFound('Mail not found')
    if (!isUndecided(mail)) throw conflict('This was decided already.')
    const applicationId = body.applicationId ?? mail.applicationId
    if (mail.suggestion === null && (body.decision === 'dismiss' || body.applicationId === undefined))
      throw conflict('This mail suggests nothing.')
    const before =
      body.decision === 'accept' ? await accept(context, actor, mail, requireId(applicationId), evidence) : null
    await changeMail(tx, id, { waiting: false, applicationId })
    await decide(tx, id, actor.id, before)
    await recordEvent(context, actor, {
      type: body.decision === 'accept' ? 'mail.accepted' : 'mail.dismissed',
      ...toEvent({ ...mail, applicationId }),
    })
    return toMail(await requireMail(tx, actor, id))
  })
}

function requireId(applicationId: string | null) {
  if (applicationId !== null) return applicationId
  throw badRequest('Please choose the application', { applicationId: 'Please choose the application' })
}

/** What a mail changes at this application: what it suggests, or for another application what its kind leads to. */
async function findChanges({ db }: TransactionContext, { suggestion, applicationId: own, kind }: MailRow, id: string) {
  if (suggestion && own === id) return suggestion
  const standing = await findStanding(db, id)
  if (!standing) throw notFound('Application not found')
  const interview = suggestion?.interview && { ...suggestion.interview, interviewId: null }
  return {
    status: proposeStatus(kind, standing),
    interview: interview?.canceled ? null : (interview ?? null),
    confirmsReceipt: provesReceipt(kind, standing),
  }
}

async function accept(
  context: TransactionContext,
  actor: Actor,
  mail: MailRow,
  applicationId: string,
  evidence: Evidence,
): Promise<AcceptedBefore> {
  const { db: tx } = context
  const former = await lockVisibleApplication(tx, actor, applicationId)
  if (former.userId !== mail.userId) throw notFound('Application not found')
  const { status, interview, confirmsReceipt } = await findChanges(context, mail, applicationId)
  if (mail.suggestion === null)
    await insertSuggestion(tx, { mailId: mail.id, userId: mail.userId, status, interview, confirmsReceipt })
  const receiptId = confirmsReceipt ? await confirmReceipt(context, actor, mail, applicationId) : null
  if (status !== null) await storeEdit(context, actor, applicationId, { status }, evidence)
  const added = interview ? await applySuggestedInterview(context, actor, applicationId, interview) : null
  const { status: to } = await lockVisibleApplication(tx, actor, applicationId)
  const { status: from, reached, dateApplied } = former
  return {
    applicationId: mail.applicationId,
    status: from === to ? null : { from, to, reached, dateApplied },
    interview: added,
    receiptId,
  }
}

/** The mail proves the latest receipt: a correction says so, with the words of the mail. */
async function confirmReceipt(context: TransactionContext, actor: Actor, mail: MailRow, applicationId: string) {
  const latest = await findConfirmable(context.db, applicationId)
  if (!latest) throw conflict('There is no receipt that this mail could confirm any longer.')
  const value = `${mail.subject}\n${mail.evidence}\n${mail.fromAddress}, ${mail.receivedAt}`
  const { sentBy } = latest
  const draft = { state: 'confirmed', sentAt: undefined, answers: undefined, sentBy, corrects: latest.id } as const
  const body = { ...draft, confirmation: { kind: 'mail', value } as const }
  return (await storeReceipt(context, actor, applicationId, body, noEvidence)).id
}

/** Puts back all that accepting a suggestion changed, unless something of it was changed since. */
export async function undoDecision({ db, jobs }: TransactionContext, actor: Actor, id: string) {
  return db.transaction(async (tx) => {
    const context = { db: tx, jobs }
    const mail = await lockMail(tx, actor, id)
    if (!mail) throw notFound('Mail not found')
    if (mail.suggestion === null || mail.suggestion.state === 'open') throw conflict('Nothing was decided here.')
    const before = await takeBack(tx, id)
    if (before && mail.applicationId !== null) await putBack(context, actor, mail.applicationId, before)
    await changeMail(tx, id, { waiting: true, ...(before && { applicationId: before.applicationId }) })
    await recordEvent(context, actor, { type: 'mail.undone', ...toEvent(mail) })
    return toMail(await requireMail(tx, actor, id))
  })
}

async function putBack(context: TransactionContext, actor: Actor, applicationId: string, before: AcceptedBefore) {
  const { status, interview, receiptId } = before
  const current = await lockVisibleApplication(context.db, actor, applicationId)
  if (status && current.status !== status.to)
    throw conflict('The status was changed since, so this stays. Please change it by hand.')
  if (status?.reached === 'interested' && current.reached !== 'interested' && current.createdByStaff)
    throw conflict('It was recorded that this application was sent, and that stays. Please change the status by hand.')
  if (interview) await takeBackInterview(context, actor, applicationId, interview)
  if (status) await putStatusBack(context, actor, current, { ...status, status: status.from })
  if (receiptId !== null) await takeBackReceipt(context, actor, current, receiptId)
}
