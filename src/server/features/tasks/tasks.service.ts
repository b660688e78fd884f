import type { BodyOf } from '#contract/endpoint.ts'
import type { Task, TaskKind, createTask, updateTask } from '#contract/tasks.ts'
import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { postMessage } from '#server/features/conversations/conversations.service.ts'
import { recordDelivery } from '#server/features/ledger/deliveries.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import {
  findAccountManager,
  lockPerson,
  notifyAccountManager,
  requirePerson,
} from '#server/features/users/users.service.ts'
import { badRequest, conflict, notFound } from '#server/http/errors.ts'
import { requireRoom } from '#server/http/quotas.ts'
import type { TeamHours } from '#server/working-time.ts'
import { insertTask } from './included-tasks.store.ts'
import type { ResumeScores } from './task-scores.service.ts'
import { canBecome } from './task-states.ts'
import { getProposalText, taskNames } from './task-texts.ts'
import {
  countTasks,
  findResume,
  findTask,
  findTaskRow,
  findTimeZone,
  listTaskRows,
  updateTaskRow,
} from './tasks.store.ts'

export { ensureReportNote, findReportNote } from './report-notes.service.ts'

const missing = 'Task not found'

/** Tasks within reach, or those of one client. */
export async function readTasks(db: Queryable, actor: Actor, userId?: string): Promise<Task[]> {
  if (userId !== undefined) await requirePerson(db, actor, userId)
  return listTaskRows(db, actor, userId)
}

export async function addTask(
  { db, jobs }: TransactionContext,
  staff: Actor,
  clientId: string,
  { kind, dueAt }: BodyOf<typeof createTask>,
): Promise<Task> {
  return db.transaction(async (tx) => {
    const client = await lockPerson(tx, staff, clientId)
    if (client?.role !== 'user') throw notFound('User not found')
    await requireRoom(tx, 'tasks', clientId, () => countTasks(tx, clientId))
    const id = await insertTask(tx, { userId: clientId, kind, dueAt })
    await recordAudit(tx, staff, { action: 'task.created', subjectId: clientId, entityId: id, details: { kind } })
    if (staff.role === 'admin')
      await notifyAccountManager({ db: tx, jobs }, clientId, {
        type: 'task',
        title: 'New task',
        message: `Please prepare ${taskNames[kind]} for a client.`,
        relatedEntityId: id,
      })
    return presentTask(tx, staff, { id, userId: clientId })
  })
}

async function presentTask(tx: Queryable, actor: Actor, { id, userId }: { id: string; userId: string }) {
  await publishLive(tx, [userId, actor.id, await findAccountManager(tx, userId)], ['tasks', 'messages'])
  const found = await findTask(tx, actor, id)
  if (!found) throw new Error('The task is gone')
  return found
}

/** Locks the client of a task within reach, so that the task stays as it is until the transaction ends. */
async function lockTask(tx: Queryable, actor: Actor, id: string) {
  const found = await findTask(tx, actor, id)
  if (!found || !(await lockPerson(tx, actor, found.userId))) throw notFound(missing)
  const task = await findTaskRow(tx, id)
  if (!task) throw notFound(missing)
  return task
}

type TaskRow = Awaited<ReturnType<typeof lockTask>>
type Change = BodyOf<typeof updateTask>

/** Changes a task as staff. A proposed time goes into the conversation; what is done counts as delivered. */
export async function changeTask(
  { db, jobs }: TransactionContext,
  team: TeamHours,
  staff: Actor,
  id: string,
  change: Change,
  scores: ResumeScores | null,
): Promise<Task> {
  return db.transaction(async (tx) => {
    const task = await lockTask(tx, staff, id)
    if (!canBecome(task.kind, task.state, change.state))
      throw conflict(`This task is ${task.state}, so it cannot become ${change.state}.`)
    const changed = toChangedRow(task, change)
    requireResult(task.kind, change.state, changed)
    if (changed.documentId !== null && !(await findResume(tx, task.userId, { id: changed.documentId })))
      throw notFound('Document not found')
    await updateTaskRow(tx, id, { ...changed, ...scores })
    await recordAudit(tx, staff, {
      action: 'task.updated',
      subjectId: task.userId,
      entityId: id,
      details: { kind: task.kind, from: task.state, to: change.state },
    })
    if (change.state === 'proposed' && changed.proposedAt !== null)
      await postMessage({ db: tx, jobs }, staff, task.userId, {
        text: getProposalText(changed.proposedAt, (await findTimeZone(tx, task.userId)) ?? team.timeZone),
        fileIds: [],
        taskId: id,
      })
    if (change.state === 'done') await finish({ db: tx, jobs }, task)
    return presentTask(tx, staff, task)
  })
}

/** Fields that are left out keep their values. Without a proposal there is no proposed time. */
const toChangedRow = (task: TaskRow, { state, proposedAt, documentId, outcome }: Change) => ({
  state,
  proposedAt: state === 'open' ? null : (proposedAt ?? task.proposedAt),
  documentId: task.kind === 'custom_resume' ? (documentId ?? task.documentId) : null,
  outcome: outcome ?? task.outcome,
})

const requiredResults: Record<TaskKind, { field: 'outcome' | 'documentId'; message: string }> = {
  consultation: { field: 'outcome', message: 'Please enter the outcome' },
  custom_resume: { field: 'documentId', message: 'Please choose the resume' },
  report_note: { field: 'outcome', message: 'Please write a sentence' },
}

function requireResult(
  kind: TaskKind,
  state: Change['state'],
  changed: Pick<TaskRow, 'proposedAt' | 'documentId' | 'outcome'>,
) {
  if (state === 'proposed' && (changed.proposedAt === null || Date.parse(changed.proposedAt) <= Date.now()))
    throw badRequest('Please choose a time in the future', { proposedAt: 'Please choose a time in the future' })
  const { field, message } = requiredResults[kind]
  if (state === 'done' && changed[field] === null) throw badRequest(message, { [field]: message })
}

async function finish(context: TransactionContext, { id, userId, kind, periodId }: TaskRow) {
  if (kind === 'report_note') return
  await recordDelivery(context.db, { userId, kind, subjectId: id, periodId })
  await notify(context, {
    userId,
    type: 'task',
    title: kind === 'consultation' ? 'Your resume consultation' : 'Your ATS custom resume',
    message:
      kind === 'consultation'
        ? 'The consultation is done. You find its outcome in your account.'
        : 'Your custom resume is ready. You find it in your documents.',
    relatedEntityId: id,
  })
}

/** Accepts a proposed time. Booking the booked time again changes nothing. */
export async function bookOwnTask({ db, jobs }: TransactionContext, client: Actor, id: string, proposedAt: string) {
  return db.transaction(async (tx) => {
    const task = await lockTask(tx, client, id)
    const isSameTime = task.proposedAt !== null && Date.parse(task.proposedAt) === Date.parse(proposedAt)
    if (!isSameTime || (task.state !== 'proposed' && task.state !== 'booked'))
      throw conflict('This time is no longer suggested. Please look at the latest message.')
    if (task.state === 'proposed') {
      await updateTaskRow(tx, id, { state: 'booked' })
      await recordAudit(tx, client, { action: 'task.booked', subjectId: client.id, entityId: id })
      await notifyAccountManager({ db: tx, jobs }, client.id, {
        type: 'task',
        title: 'Consultation booked',
        message: 'Your client booked the time you suggested for the resume consultation.',
        relatedEntityId: id,
      })
    }
    return presentTask(tx, client, task)
  })
}
