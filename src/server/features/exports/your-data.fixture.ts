/** Why a column needs to be in no export, or keeps its value when an account is erased. */
type Reason = { because: string }

/**
 * Every column that can refer to a person: the file of the export that tells of it, and whether anything of it is left
 * after deletion. A column that is new must be given its line here, and its place in the export or in the erasure.
 */
export const columns: Record<string, { export: string | Reason; left: 'nothing' | Reason }> = {
  'account_views.admin_id': { export: { because: 'the act of viewing is in activity.json' }, left: 'nothing' },
  'account_views.subject_id': { export: 'account-views.json', left: 'nothing' },
  'account_manager_assignments.account_manager_id': { export: 'assignments.json', left: 'nothing' },
  'account_manager_assignments.user_id': { export: 'assignments.json', left: 'nothing' },
  'approvals.application_id': { export: 'approvals.json', left: 'nothing' },
  'approvals.requested_by': {
    export: { because: "the question is the client's; the act of asking is in activity.json" },
    left: 'nothing',
  },
  'approvals.user_id': { export: 'approvals.json', left: 'nothing' },
  'client_notes.author_id': {
    export: { because: "the note is the team's; the act of writing is in activity.json" },
    left: 'nothing',
  },
  'client_notes.user_id': { export: { because: 'private notes of staff, for staff alone' }, left: 'nothing' },
  'conversations.last_message_id': { export: { because: 'names a message of messages.json' }, left: 'nothing' },
  'conversations.user_id': { export: { because: 'repeats messages.json' }, left: 'nothing' },
  'message_files.file_id': { export: 'messages.json', left: 'nothing' },
  'message_files.message_id': { export: 'messages.json', left: 'nothing' },
  'messages.application_id': { export: 'messages.json', left: 'nothing' },
  'messages.author_id': { export: 'messages.json', left: 'nothing' },
  'messages.job_interest_id': { export: 'messages.json', left: 'nothing' },
  'messages.user_id': { export: 'messages.json', left: 'nothing' },
  'client_answers.user_id': { export: 'answers.json', left: 'nothing' },
  'client_facts.user_id': { export: 'answer-facts.json', left: 'nothing' },
  'client_questions.application_id': { export: 'questions.json', left: 'nothing' },
  'client_questions.asked_by': {
    export: { because: "the question is the client's; the act of asking is in activity.json" },
    left: 'nothing',
  },
  'client_questions.job_interest_id': { export: 'questions.json', left: 'nothing' },
  'client_questions.user_id': { export: 'questions.json', left: 'nothing' },
  'client_rules.user_id': { export: 'rules.json', left: 'nothing' },
  'audit_log.actor_id': { export: 'activity.json', left: { because: 'the log outlives people; it holds ids only' } },
  'audit_log.entity_id': {
    export: { because: 'names a row, not a person' },
    left: { because: 'names a row, not a person' },
  },
  'audit_log.request_id': {
    export: { because: 'names a line of the log' },
    left: { because: 'names a line of the log' },
  },
  'audit_log.subject_id': { export: 'activity.json', left: { because: 'the log outlives people; it holds ids only' } },
  'broadcasts.reached_id': {
    export: { because: 'says how far a message has got' },
    left: { because: 'says how far a message has got' },
  },
  'broadcasts.sender_id': { export: 'broadcasts.json', left: 'nothing' },
  'contact_messages.answered_by': {
    export: { because: "the message is its writer's; the act of answering is in activity.json" },
    left: 'nothing',
  },
  'contact_messages.email': { export: 'contact-messages.json', left: 'nothing' },
  'application_documents.application_id': { export: 'attached-documents.json', left: 'nothing' },
  'application_documents.document_id': { export: 'attached-documents.json', left: 'nothing' },
  'receipt_blobs.user_id': { export: 'receipts.json', left: 'nothing' },
  'receipt_documents.blob_id': {
    export: { because: 'names stored bytes, which are in the folder receipts' },
    left: 'nothing',
  },
  'receipt_documents.receipt_id': { export: 'receipts.json', left: 'nothing' },
  'receipt_documents.user_id': { export: 'receipts.json', left: 'nothing' },
  'receipts.application_id': { export: 'receipts.json', left: 'nothing' },
  'receipts.corrects': { export: 'receipts.json', left: 'nothing' },
  'receipts.user_id': { export: 'receipts.json', left: 'nothing' },
  'data_exports.user_id': { export: 'exports.json', left: 'nothing' },
  'document_versions.document_id': { export: 'documents.json', left: 'nothing' },
  'documents.user_id': { export: 'documents.json', left: 'nothing' },
  'employment_profiles.user_id': { export: 'profile.json', left: 'nothing' },
  'files.owner_id': { export: 'files.json', left: 'nothing' },
  'idempotency_keys.subject_id': { export: { because: 'repeats other files, for a day' }, left: 'nothing' },
  'idempotency_keys.user_id': { export: { because: 'repeats other files, for a day' }, left: 'nothing' },
  'job_applications.account_manager_id': {
    export: { because: "the application is the client's; the manager's own acts are in activity.json" },
    left: 'nothing',
  },
  'job_applications.job_interest_id': { export: 'applications.json', left: { because: 'names an interest' } },
  'job_applications.user_id': { export: 'applications.json', left: 'nothing' },
  'job_interests.user_id': { export: 'job-interests.json', left: 'nothing' },
  'notification_choices.user_id': { export: 'notification-choices.json', left: 'nothing' },
  'notifications.related_entity_id': {
    export: 'notifications.json',
    left: 'nothing',
  },
  'notifications.subject_id': { export: { because: "the notification is the manager's" }, left: 'nothing' },
  'notifications.user_id': { export: 'notifications.json', left: 'nothing' },
  'known_devices.user_id': { export: { because: 'a keyed hash and two moments' }, left: 'nothing' },
  'passkeys.credential_id': { export: { because: 'names a key, not a person' }, left: 'nothing' },
  'passkeys.user_id': { export: 'second-factors.json', left: 'nothing' },
  'pending_sign_ins.user_id': { export: { because: 'lasts ten minutes' }, left: 'nothing' },
  'promise_pauses.promise_id': { export: 'promises.json', left: 'nothing' },
  'promise_pauses.source_id': {
    export: { because: 'names an approval of approvals.json or a question of questions.json' },
    left: 'nothing',
  },
  'promises.manager_id': { export: { because: "the promise is the client's" }, left: 'nothing' },
  'promises.subject_id': {
    export: 'promises.json',
    left: { because: 'of a contact message, names a row that is gone' },
  },
  'promises.user_id': { export: 'promises.json', left: 'nothing' },
  'recovery_codes.user_id': { export: { because: 'secrets of the sign-in' }, left: 'nothing' },
  'sessions.view_id': { export: { because: 'names a view' }, left: 'nothing' },
  'totp_secrets.user_id': { export: 'second-factors.json', left: 'nothing' },
  'postings.job_interest_id': { export: 'postings.json', left: 'nothing' },
  'postings.user_id': { export: 'postings.json', left: 'nothing' },
  'sessions.user_id': { export: 'sessions.json', left: 'nothing' },
  'payment_ledger.provider_id': {
    export: { because: "the provider's own id" },
    left: { because: 'books are kept, without the person' },
  },
  'payment_ledger.provider_invoice_id': {
    export: { because: "the provider's own id" },
    left: { because: 'books are kept, without the person' },
  },
  'payment_ledger.user_id': { export: 'payments.json', left: 'nothing' },
  'sandbox_objects.customer_id': {
    export: { because: "the sandbox's own id" },
    left: { because: 'the sandbox keeps its invoices, without the person' },
  },
  'subscription_attempts.user_id': {
    export: { because: 'kept for a day at the most, until they subscribe' },
    left: 'nothing',
  },
  'subscriptions.provider_subscription_id': { export: { because: "the provider's own id" }, left: 'nothing' },
  'subscriptions.user_id': { export: 'subscriptions.json', left: 'nothing' },
  'users.stripe_customer_id': { export: { because: "the provider's own id" }, left: 'nothing' },
  'users.stripe_subscription_id': { export: { because: "the provider's own id" }, left: 'nothing' },
}

/** The tables that hold nobody's rows: what the provider sends, comparisons with it, counters and settings. */
export const impersonalTables = ['counters', 'payment_events', 'payment_reconciliations', 'rate_limits', 'team_hours']
