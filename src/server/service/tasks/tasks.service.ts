import type { BodyOf } from '#contract/endpoint.ts'
import type { Task, TaskKind, TaskState, createTask, updateTask } from '#contract/tasks.ts'
import type { Queryable } from '#server/db/client.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import { postMessage } from '#server/service/conversations/conversations.service.ts'
import { recordDelivery } from '#server/money/ledger/deliveries.service.ts'
import { lockClient, lockPerson, requirePerson } from '#server/people/users/users.service.ts'
import { badRequest, conflict, notFound } from '#server/http/errors.ts'
import { requireRoom } from '#server/http/quotas.ts'
import { formatLocalTime } from '#server/local-time.ts'
import { insertTask } from '#server/money/ledger/included-tasks.service.ts'
import { systemSource } from '#server/events/declaration.ts'
import type { ResumeScores } from './task-scores.service.ts'
import {
  countTasks,
  findResume,
  findTask,
  findTaskRow,
  findTimeZone,
  listTaskRows,
  updateTaskRow,
} from './tasks.store.ts'
import { cancelEarlierNotes, findNoteOutcome, insertReportNote } from './report-notes.store.ts'

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
    await lockClient(tx, staff, clientId)
    await requireRoom(tx, 'tasks', clientId, () => countTasks(tx, clientId))
    const id = await insertTask(tx, { userId: clientId, kind, dueAt })
    const isAskedByAdmin = staff.role === 'admin'
    const event = { type: 'task.created', userId: clientId, taskId: id, kind, isAskedByAdmin } as const
    await recordEvent({ db: tx, jobs }, staff, event)
    return presentTask(tx, staff, id)
  })
}

async function presentTask(tx: Queryable, actor: Actor, id: string) {
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

/**
 * The states to which staff may bring a task, by its state now. The same state again changes fields alone. Only the client
 * books a proposed time. `done` and `canceled` are final.
 */
const transitions: Record<TaskKind, Partial<Record<TaskState, readonly TaskState[]>>> = {
  consultation: {
    open: ['open', 'proposed', 'done', 'canceled'],
    proposed: ['open', 'proposed', 'done', 'canceled'],
    booked: ['open', 'proposed', 'booked', 'done', 'canceled'],
  },
  custom_resume: { open: ['open', 'done', 'canceled'] },
  report_note: { open: ['open', 'done', 'canceled'] },
}

const canBecome = (kind: TaskKind, from: TaskState, to: TaskState) => transitions[kind][from]?.includes(to) ?? false

/** Changes a task as staff. A proposed time goes into the conversation; what is done counts as delivered. */
export async function changeTask(
  { db, jobs }: TransactionContext,
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
    const context = { db: tx, jobs }
    if (change.state === 'proposed' && changed.proposedAt !== null)
      await postMessage(context, staff, task.userId, {
        text: `I suggest ${formatLocalTime(changed.proposedAt, await findTimeZone(tx, task.userId))} for your resume consultation.`,
        fileIds: [],
        taskId: id,
      })
    const { userId, kind, state, periodId } = task
    if (change.state === 'done' && kind !== 'report_note')
      await recordDelivery(context, staff, { userId, kind, subjectId: id, periodId })
    await recordEvent(context, staff, { type: 'task.updated', userId, taskId: id, kind, from: state, to: change.state })
    return presentTask(tx, staff, id)
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
  report_note: { field: 'outcome', message: 'Please write a note' },
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

/** Accepts a proposed time. Booking the booked time again changes nothing. */
export async function bookOwnTask({ db, jobs }: TransactionContext, client: Actor, id: string, proposedAt: string) {
  return db.transaction(async (tx) => {
    const task = await lockTask(tx, client, id)
    const isSameTime = task.proposedAt !== null && Date.parse(task.proposedAt) === Date.parse(proposedAt)
    if (!isSameTime || (task.state !== 'proposed' && task.state !== 'booked'))
      throw conflict('This time is no longer suggested. Please look at the latest message.')
    const isNew = task.state === 'proposed'
    if (isNew) await updateTaskRow(tx, id, { state: 'booked' })
    await recordEvent({ db: tx, jobs }, client, { type: 'task.booked', userId: task.userId, taskId: id, isNew })
    return presentTask(tx, client, id)
  })
}

/** Asks the staff for the note of a client's weekly report, once per week. The draft is in the place of the outcome. */
export async function ensureReportNote(
  context: TransactionContext,
  note: { userId: string; weekStart: string; dueAt: string; draft: string },
): Promise<void> {
  if (!(await insertReportNote(context.db, note))) return
  await cancelEarlierNotes(context.db, note)
  await recordEvent(context, systemSource, { type: 'report-note.requested', userId: note.userId })
}

/** The client, the week and the clock of an open report note within reach. */
export async function requireReportNote(db: Queryable, staff: Actor, id: string) {
  const task = await findTask(db, staff, id)
  const weekStart = task?.kind === 'report_note' ? (await findTaskRow(db, id))?.weekStart : null
  if (!task || !weekStart) throw notFound(missing)
  if (task.state !== 'open') throw conflict(`This task is ${task.state}.`)
  return { client: task.client, weekStart, timeZone: await findTimeZone(db, task.userId) }
}

/** The note for the weekly report; null where none was sent. */
export async function findReportNote(db: Queryable, userId: string, weekStart: string): Promise<string | null> {
  return (await findNoteOutcome(db, userId, weekStart)) ?? null
}
