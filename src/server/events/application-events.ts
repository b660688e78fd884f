import { approvalHours } from '#contract/approvals.ts'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { byStaff, type Declarations, type Source } from './declaration.ts'
import { application, clientAndManager, toName, type ApplicationData, type NamedApplication } from './event-data.ts'

type ChangedApplication = NamedApplication & { from: ApplicationStatus; to: ApplicationStatus; fields: string[] }

/** Tells the other side of a new status. */
const statusNews = {
  type: 'application_status',
  title: { action: 'status' },
  message: (data: ChangedApplication) => `${toName(data)} is now ${data.to}.`,
  relatedEntity: application,
} as const
const isMovedByStaff = (data: ChangedApplication, actor: Source) => data.from !== data.to && byStaff(data, actor)
const isMovedByClient = (data: ChangedApplication, actor: Source) => data.from !== data.to && !byStaff(data, actor)
const isApproved = ({ decision }: { decision: string }) => decision === 'approved'
const isDeclined = ({ decision }: { decision: string }) => decision === 'declined'
const document = ({ documentId }: { documentId: string }) => documentId

/** What happens to applications, and to the rules, approvals, documents and receipts around them. */
export interface ApplicationEvents {
  'application.recorded': NamedApplication & { status: ApplicationStatus; isSent: boolean }
  'application.changed': ChangedApplication
  'credentials.revealed': ApplicationData
  /** Of a document: its name. */
  'apply-pack.read': ApplicationData & { document: string | null }
  'field-mapping.decided': { userId: null; mappingId: string; state: string }
  'rules.updated': { userId: string; version: number; askFirst: boolean }
  'approval.requested': NamedApplication & { approvalId: string; violations: string[] }
  'approval.decided': NamedApplication & { decision: 'approved' | 'declined'; reason: string | null }
  'approval.expired': NamedApplication
  'document.created': { userId: string; documentId: string; kind: string }
  'document.saved': { userId: string }
  'document.deleted': { userId: string }
  'document.shared': { userId: string; documentId: string; hasPassword: boolean }
  'document.share-revoked': { userId: string; documentId: string }
  'documents.attached': ApplicationData & { names: string[] }
  'receipt.recorded': ApplicationData & { state: string; confirmation: string }
  'receipt.damaged': { userId: string; applicationId: string | null; receiptId: string; sha256: string | null }
}

export const applicationEvents: Declarations<ApplicationEvents> = {
  'application.recorded': {
    actsForClient: true,
    promises: true,
    audit: { action: 'application.created', entity: application, details: ({ status }) => ({ to: status }) },
    notifications: [
      {
        to: 'person',
        type: 'application_created',
        title: { action: ({ isSent }) => (isSent ? 'sent' : 'added') },
        message: toName,
        relatedEntity: application,
        when: byStaff,
      },
    ],
    live: [{ to: clientAndManager, topics: ['applications', 'job-interests', 'clients'] }],
  },
  'application.changed': {
    actsForClient: true,
    audit: {
      action: 'application.updated',
      entity: application,
      details: ({ from, to, fields }) => ({ from, to, fields }),
    },
    notifications: [
      { ...statusNews, to: 'person', when: isMovedByStaff },
      { ...statusNews, to: 'manager', when: isMovedByClient },
    ],
    live: [
      { to: clientAndManager, topics: ['applications'] },
      { to: clientAndManager, topics: ['clients'], when: byStaff },
    ],
  },
  'credentials.revealed': { audit: { action: 'credentials.revealed', entity: application } },
  'apply-pack.read': {
    audit: { action: 'apply-pack.read', entity: application, details: ({ document }) => ({ document }) },
  },
  'field-mapping.decided': {
    audit: {
      action: 'field-mapping.decided',
      entity: ({ mappingId }) => mappingId,
      details: ({ state }) => ({ state }),
    },
  },
  'rules.updated': {
    audit: {
      action: 'rules.updated',
      entity: ({ userId }) => userId,
      details: ({ version, askFirst }) => ({ version, askFirst }),
    },
    live: [{ to: clientAndManager, topics: ['rules'] }],
  },
  'approval.requested': {
    promises: true,
    audit: { action: 'approval.requested', entity: application },
    notifications: [
      {
        to: 'person',
        type: 'approval',
        title: ({ company }) => `May we apply to ${company} for you?`,
        message: ({ violations, ...named }) =>
          [
            `Your application for ${toName(named)} is ready.`,
            ...violations,
            `Please decide within ${approvalHours / 24} days.`,
          ].join(' '),
        relatedEntity: application,
      },
    ],
    jobs: [
      {
        name: 'expire-approval',
        data: ({ approvalId }) => ({ approvalId }),
        startAfterSeconds: approvalHours * 3_600,
      },
    ],
    live: [{ to: clientAndManager, topics: ['approvals', 'applications'] }],
  },
  'approval.decided': {
    promises: true,
    audit: [
      { action: 'approval.approved', entity: application, when: isApproved },
      { action: 'approval.declined', entity: application, when: isDeclined },
    ],
    notifications: [
      {
        to: 'manager',
        type: 'approval',
        title: { action: ({ decision }) => decision },
        message: ({ reason, ...named }) => `${toName(named)}${reason === null ? '' : `\n\nReason: ${reason}`}`,
        relatedEntity: application,
      },
    ],
    live: [{ to: clientAndManager, topics: ['approvals', 'applications'] }],
  },
  'approval.expired': {
    promises: true,
    notifications: [
      {
        to: 'manager',
        type: 'approval',
        title: ({ company }) => `Your client hasn't decided about ${company}`,
        message: (data) =>
          `Your client didn't decide about ${toName(data)} within ${approvalHours} hours. You can ask again.`,
        relatedEntity: application,
      },
    ],
    live: [{ to: clientAndManager, topics: ['approvals', 'applications'] }],
  },
  'document.created': {
    audit: { action: 'document.created', entity: document, details: ({ kind }) => ({ kind }) },
    live: [{ to: ['person', 'actor'], topics: ['documents'] }],
  },
  'document.saved': { live: [{ to: ['person'], topics: ['documents'] }] },
  'document.deleted': { live: [{ to: ['person'], topics: ['documents'] }] },
  'document.shared': {
    audit: { action: 'document.shared', entity: document, details: ({ hasPassword }) => ({ hasPassword }) },
    live: [{ to: ['person'], topics: ['documents'] }],
  },
  'document.share-revoked': {
    audit: { action: 'document.share-revoked', entity: document },
    live: [{ to: ['person'], topics: ['documents'] }],
  },
  'documents.attached': {
    audit: {
      action: 'documents.attached',
      entity: application,
      details: ({ names }) => ({ documents: names }),
      when: byStaff,
    },
    live: [{ to: clientAndManager, topics: ['documents'] }],
  },
  'receipt.recorded': {
    audit: {
      action: 'receipt.recorded',
      entity: application,
      details: ({ state, confirmation }) => ({ state, confirmation }),
    },
    live: [{ to: clientAndManager, topics: ['receipts'] }],
  },
  'receipt.damaged': {
    audit: {
      action: 'receipt.damaged',
      entity: ({ applicationId }) => applicationId,
      details: ({ receiptId, sha256 }) => ({ receipt: receiptId, sha256 }),
    },
  },
}
