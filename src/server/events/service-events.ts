import type { TaskKind, TaskState } from '#contract/tasks.ts'
import type { Declarations } from './declaration.ts'
import { clientAndManager, isMailed } from './event-data.ts'

interface ClientData {
  /** The client. */
  userId: string
}

type TaskData = ClientData & { taskId: string; kind: TaskKind }
type NoteData = ClientData & { noteId: string }
/** Written by a visitor, so it concerns no account. */
type ContactData = { userId: null; messageId: string }

/** What happens between clients, visitors and the team: messages, tasks, reports, notes. */
export interface ServiceEvents {
  'message.sent': ClientData & { messageId: string }
  'message.edited': ClientData
  'messages.read': ClientData
  'task.created': TaskData & { isAskedByAdmin: boolean }
  'task.included': TaskData
  'tasks.included': ClientData
  'task.updated': TaskData & { from: TaskState; to: TaskState }
  'task.booked': ClientData & { taskId: string; isNew: boolean }
  'report-note.requested': ClientData
  'report.sent': ClientData & { reportId: string }
  'time-zone.saved': { userId: string }
  'inbox.changed': ClientData & { enabled: boolean; forwardCopy: boolean }
  'note.created': NoteData
  'note.edited': NoteData
  'note.deleted': NoteData
  'contact.received': ContactData & { isMailed: boolean }
  'contact.read': ContactData
  'contact.answered': ContactData
  'contact.erased': { userId: null; messageIds: readonly string[] }
}

const taskNames: Record<TaskKind, string> = {
  consultation: 'a resume consultation',
  custom_resume: 'an ATS custom resume',
  report_note: 'a note for the weekly report',
}

const task = ({ taskId }: { taskId: string }) => taskId
const isAskedByAdmin = ({ isAskedByAdmin }: { isAskedByAdmin: boolean }) => isAskedByAdmin
const isNew = ({ isNew }: { isNew: boolean }) => isNew
/** A report note is for staff alone. */
const isDoneForClient = ({ kind, to }: { kind: TaskKind; to: TaskState }) => to === 'done' && kind !== 'report_note'
const newTask = { to: 'manager', type: 'task', title: 'New task', relatedEntity: task } as const
const taskOnScreen = { to: ['person', 'actor', 'manager'], topics: ['tasks', 'messages'] } as const
const messagesOnScreen = { to: ['person', 'manager-or-admins'], topics: ['messages'] } as const
const contactOnScreen = { to: ['admins'], topics: ['contact-messages'] } as const

/** The client gets no update, and no audit entry names them: that there is a note is private too. */
const note = { subject: () => null, entity: ({ noteId }: NoteData) => noteId }
const notesOnScreen = { to: ['actor', 'manager'], topics: ['client-notes'] } as const

export const serviceEvents: Declarations<ServiceEvents> = {
  // A mail copy follows if the message is still unread after ten minutes: longer than a person needs who is reading.
  'message.sent': {
    actsForClient: true,
    promises: true,
    jobs: [{ name: 'message-mail', data: ({ messageId }) => ({ messageId }), startAfterSeconds: 600 }],
    live: [messagesOnScreen],
  },
  'message.edited': { live: [messagesOnScreen] },
  'messages.read': { live: [messagesOnScreen] },
  'time-zone.saved': { live: [{ to: ['person'], topics: ['session'] }] },
  'task.created': {
    audit: { action: 'task.created', entity: task, details: ({ kind }) => ({ kind }) },
    notifications: [
      {
        ...newTask,
        message: ({ kind }) => `Please prepare ${taskNames[kind]} for a client.`,
        when: isAskedByAdmin,
      },
    ],
    live: [taskOnScreen],
  },
  'task.included': {
    notifications: [{ ...newTask, message: ({ kind }) => `A client's plan includes ${taskNames[kind]}.` }],
  },
  'tasks.included': { live: [{ to: clientAndManager, topics: ['tasks', 'ledger'] }] },
  'task.updated': {
    audit: { action: 'task.updated', entity: task, details: ({ kind, from, to }) => ({ kind, from, to }) },
    notifications: [
      {
        to: 'person',
        type: 'task',
        title: ({ kind }) => (kind === 'consultation' ? 'Your resume consultation' : 'Your ATS custom resume'),
        message: ({ kind }) =>
          kind === 'consultation'
            ? 'The consultation is done. You find its outcome in your account.'
            : 'Your custom resume is ready. You find it in your documents.',
        relatedEntity: task,
        when: isDoneForClient,
      },
    ],
    live: [taskOnScreen],
  },
  'task.booked': {
    audit: { action: 'task.booked', entity: task, when: isNew },
    notifications: [
      {
        to: 'manager',
        type: 'task',
        title: 'Consultation booked',
        message: () => 'Your client booked the time you suggested for the resume consultation.',
        relatedEntity: task,
        when: isNew,
      },
    ],
    live: [taskOnScreen],
  },
  'report-note.requested': { live: [{ to: ['manager'], topics: ['tasks'] }] },
  // The report is mailed itself.
  'report.sent': {
    notifications: [
      {
        to: 'person',
        type: 'report',
        title: 'Your weekly report',
        message: () => 'Your report of last week is ready.',
        relatedEntity: ({ reportId }) => reportId,
        withoutCopy: true,
      },
    ],
    jobs: [{ name: 'report-mail', data: ({ reportId }) => ({ reportId }) }],
    live: [{ to: clientAndManager, topics: ['reports'] }],
  },
  'inbox.changed': {
    audit: { action: 'inbox.changed', details: ({ enabled, forwardCopy }) => ({ enabled, forwardCopy }) },
    live: [{ to: clientAndManager, topics: ['mails'] }],
  },
  'note.created': { audit: { action: 'note.created', ...note }, live: [notesOnScreen] },
  'note.edited': { live: [notesOnScreen] },
  'note.deleted': { audit: { action: 'note.deleted', ...note }, live: [notesOnScreen] },
  'contact.received': {
    contactPromises: ({ messageId }) => [messageId],
    jobs: [
      {
        name: 'contact-mail',
        data: ({ messageId }) => ({ mail: 'message', messageId }),
        when: isMailed,
      },
    ],
    live: [contactOnScreen],
  },
  'contact.read': { live: [contactOnScreen] },
  'contact.answered': {
    contactPromises: ({ messageId }) => [messageId],
    audit: { action: 'contact.answered', entity: ({ messageId }) => messageId },
    jobs: [{ name: 'contact-mail', data: ({ messageId }) => ({ mail: 'answer', messageId }) }],
    live: [contactOnScreen],
  },
  'contact.erased': { contactPromises: ({ messageIds }) => messageIds, live: [contactOnScreen] },
}
