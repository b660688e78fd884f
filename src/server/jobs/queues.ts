import type { QueueOptions } from 'pg-boss'

/** Notices about the sign-in of an account, sent to its owner. */
export type SecurityNotice =
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'second-factor-refused'
  | 'second-factor-required'
  | 'second-factor-optional'
  | 'second-factors-reset'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'apply-kit-connected'

/** The kinds of background work with their data: ids only, so that the queue holds no personal data. */
export interface JobData {
  mail:
    | { template: 'verify-email' | 'reset-password' | SecurityNotice; userId: string | null }
    | { template: 'new-device'; userId: string; sid: string }
  /** Several notifications are all one person's, and go in one mail. */
  'notification-mail': { notificationId: string } | { notificationIds: string[] }
  'interest-mails': { userId: string }
  /** A message of the contact form to the people behind the product, or their answer to its writer. */
  'contact-mail': { mail: 'message' | 'answer'; messageId: string }
  /** Tells a subscriber of a payment that did not go through, or of one that did. */
  'payment-mail':
    | { mail: 'failed' | 'action-required'; userId: string }
    | { mail: 'receipt'; userId: string; invoiceId: string }
  /** Brings an event of the sandbox to the webhook. */
  'sandbox-event': { eventId: string }
  /** Of the night, unless an admin asked for it. */
  'reconcile-payments': { reconciliationId?: string }
  /** Cancels a second subscription of one person, with a refund. */
  'cancel-duplicate-subscription': { subscriptionId: string }
  'end-expired-grace-periods': Record<string, never>
  /** Runs ten minutes after a message. */
  'message-mail': { messageId: string }
  /** The mail copy of a weekly report. */
  'report-mail': { reportId: string }
  'send-reports': Record<string, never>
  'request-report-notes': Record<string, never>
  broadcast: { broadcastId: string }
  export: { exportId: string }
  'read-posting': { postingId: string }
  'check-postings': Record<string, never>
  /** Runs when a client's time to decide is over. */
  'expire-approval': { approvalId: string }
  /** Adds the tasks that a billing period includes. */
  'included-tasks': { periodId: string }
  'purge-expired': Record<string, never>
  'purge-files': Record<string, never>
  'purge-receipt-blobs': Record<string, never>
  'compact-counters': Record<string, never>
  'assign-waiting-clients': Record<string, never>
  'check-promises': Record<string, never>
  'remind-of-interviews': Record<string, never>
  'notify-of-follow-ups': Record<string, never>
  'remove-files': { ids: string[] }
  /** Reads a mail that was stored, and says what it suggests. */
  'read-mail': { mailId: string }
  /** Reminds of an invitation or offer that no one opened. */
  'remind-of-mail': { mailId: string }
  /** Sends a copy of an employer's mail to the client's own address. */
  'copy-mail': { mailId: string }
  'send-reply': { mailId: string }
  'clear-mail-code': { mailId: string }
  'purge-mails': Record<string, never>
  /** Runs an hour after the bytes of a mail were stored. */
  'remove-unkept-mail': { mailId: string }
}
export type JobName = keyof JobData

/** Work by the clock. */
export type ScheduledJob =
  | 'purge-expired'
  | 'purge-files'
  | 'purge-receipt-blobs'
  | 'purge-mails'
  | 'check-postings'
  | 'compact-counters'
  | 'assign-waiting-clients'
  | 'check-promises'
  | 'end-expired-grace-periods'
  | 'reconcile-payments'
  | 'remind-of-interviews'
  | 'notify-of-follow-ups'
  | 'send-reports'
  | 'request-report-notes'

/** Mail and the removal of files are retried for about a day: five seconds after the first failure, then less and less often. */
const persistent: QueueOptions = {
  retryLimit: 30,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // Another worker runs an active job without a heartbeat: its process or its connection is gone.
  // Without heartbeats that takes 15 minutes.
  heartbeatSeconds: 10,
}
/** How each kind is tried again. */
export const queues: Record<JobName, QueueOptions> = {
  mail: persistent,
  // A separate queue, so that a broadcast does not delay a password reset.
  'notification-mail': persistent,
  'interest-mails': persistent,
  'message-mail': persistent,
  'contact-mail': persistent,
  'payment-mail': persistent,
  // The webhook answers in ten seconds. A longer job has lost its process.
  'sandbox-event': { ...persistent, expireInSeconds: 60 },
  'reconcile-payments': { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 3_600 },
  'cancel-duplicate-subscription': { ...persistent, expireInSeconds: 60 },
  'end-expired-grace-periods': { retryLimit: 1, retryDelay: 60 },
  'report-mail': persistent,
  // On a Monday morning all clients of a time zone are due at once.
  'send-reports': { retryLimit: 1, retryDelay: 60, expireInSeconds: 3_600 },
  'request-report-notes': { retryLimit: 1, retryDelay: 60 },
  broadcast: persistent,
  export: { retryLimit: 3, retryDelay: 30, retryBackoff: true },
  // A site that does not answer is a result; only a process that ended on the way is tried again.
  'read-posting': { retryLimit: 2, retryDelay: 5, expireInSeconds: 60 },
  // It ends by itself after half an hour; the next run goes on.
  'check-postings': { retryLimit: 0, expireInSeconds: 3_000 },
  'expire-approval': persistent,
  'included-tasks': persistent,
  'purge-expired': { retryLimit: 1, retryDelay: 60 },
  'purge-files': { retryLimit: 1, retryDelay: 60 },
  'purge-receipt-blobs': { retryLimit: 1, retryDelay: 60 },
  'compact-counters': { retryLimit: 1, retryDelay: 60 },
  'assign-waiting-clients': { retryLimit: 1, retryDelay: 60 },
  // Runs again in a minute.
  'check-promises': { retryLimit: 0 },
  'remind-of-interviews': { retryLimit: 1, retryDelay: 60 },
  'notify-of-follow-ups': { retryLimit: 3, retryDelay: 600 },
  'remove-files': persistent,
  'read-mail': { ...persistent, expireInSeconds: 120 },
  'remind-of-mail': persistent,
  'copy-mail': persistent,
  'send-reply': persistent,
  'clear-mail-code': persistent,
  'purge-mails': { retryLimit: 1, retryDelay: 60 },
  'remove-unkept-mail': persistent,
}

/**
 * A full batch is followed by the next one at once, while single jobs wait for the next poll. A broadcast makes many jobs, and
 * so does a year of the sandbox's clock.
 */
export const batchSizes: Partial<Record<JobName, number>> = {
  mail: 5,
  'notification-mail': 5,
  'interest-mails': 5,
  'contact-mail': 5,
  'report-mail': 5,
  'sandbox-event': 5,
}
