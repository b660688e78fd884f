import { randomUUID } from 'node:crypto'
import { noRules } from '#contract/rules.ts'
import {
  createApplicationFor,
  createClosedInterest,
  createInterest,
  createUser,
  testPassword,
} from '#test/factories.ts'
import { applyKitRows } from './access-apply-kit.fixture.ts'
import { promiseRows } from './access-promises.fixture.ts'
import { inboxRows } from './access-inbox.fixture.ts'
import { inboxAddressRows } from './access-inbox-addresses.fixture.ts'
import { conversationRows } from './access-conversations.fixture.ts'
import { ledgerRows } from './access-ledger.fixture.ts'
import { interviewRows } from './access-interviews.fixture.ts'
import { accountViewRows } from './access-matrix-views.fixture.ts'
import { documentRows } from './access-documents.fixture.ts'
import { reportRows } from './access-reports.fixture.ts'
import { secondFactorRows } from './access-second-factors.fixture.ts'
import { createCheckout, createClientSecret, type Subject } from './access-subject.fixture.ts'

/** The callers. Everything that a call names belongs to `seeker`, whose account manager is `manager`. */
export const callers = ['signed out', 'seeker', 'otherSeeker', 'manager', 'otherManager', 'admin'] as const
type Caller = (typeof callers)[number]

interface Sent {
  path?: string
  query?: Record<string, string>
  body?: object
}

interface Row {
  /** The status for each caller, in the order of `callers`. */
  statuses: readonly [number, number, number, number, number, number]
  /** The body, made once per caller. */
  call?: (subject: Subject, caller: Caller) => Promise<Sent> | Sent
  /** Its body and those below need what the calls above leave behind. */
  startsStage?: true
}

export const toUrl = (pattern: string, { path = '', query }: Sent) =>
  pattern.replace(/:\w+/, path) + (query ? `?${new URLSearchParams(query)}` : '')

const anyoneGets = (status: number) => [status, status, status, status, status, status] as const
const everybodySignedIn = [401, 200, 200, 200, 200, 200] as const
const staffWithinReach = [401, 403, 403, 200, 404, 200] as const
const staffMakeWithinReach = [401, 403, 403, 201, 404, 201] as const
const ownerAndStaffWithinReach = [401, 200, 404, 200, 404, 200] as const
const onlyOwner = [401, 200, 404, 404, 404, 404] as const
const onlyAdminMakes = [401, 403, 403, 403, 403, 201] as const
const onlyAdmin = [401, 403, 403, 403, 403, 200] as const
const onlySeekers = [401, 200, 200, 403, 403, 403] as const
const onlyCustomers = [401, 200, 200, 404, 404, 404] as const
/** For people without a subscription. */
const nobodyYet = [401, 409, 409, 409, 409, 409] as const
const onlyManagers = [401, 403, 403, 200, 200, 403] as const

const password = { password: 'violet tram orbit', confirmPassword: 'violet tram orbit' }
const typedCard = { number: '4242 4242 4242 4242', expiry: '12 / 2090', cvc: '123' }
const noAnswers = { facts: {}, answers: [] }
const newcomer = () => ({ email: `${randomUUID()}@example.test`, firstName: 'Dana', lastName: 'Lee', ...password })
const someoneNew = async ({ app }: Subject) => ({ path: (await createUser(app)).id })
const ofSeeker = ({ seeker }: Subject) => ({ path: seeker.id })

/** Every call of the contract. Calls that end their own session come last. */
export const matrix: Record<string, Row> = {
  'GET /api/auth/user': { statuses: everybodySignedIn },
  'POST /api/register': { statuses: anyoneGets(201), call: () => ({ body: newcomer() }) },
  'POST /api/resend-verification': {
    statuses: anyoneGets(200),
    call: ({ seeker }) => ({ body: { email: seeker.email } }),
  },
  'GET /api/verify-email': { statuses: anyoneGets(400) },
  'POST /api/forgot-password': { statuses: anyoneGets(200), call: ({ seeker }) => ({ body: { email: seeker.email } }) },
  'POST /api/reset-password': { statuses: anyoneGets(400), call: () => ({ body: { token: 'guessed', ...password } }) },

  'POST /api/end-sessions': { statuses: anyoneGets(400), call: () => ({ body: { token: 'guessed' } }) },
  ...secondFactorRows,

  'GET /api/admin/users': { statuses: [401, 403, 403, 200, 200, 200] },
  'GET /api/admin/user/:userId': { statuses: staffWithinReach, call: ofSeeker },
  'POST /api/admin/account-managers': {
    statuses: onlyAdminMakes,
    call: async ({ app }) => ({ body: { userId: (await createUser(app)).id } }),
  },
  'POST /api/admin/assign-account-manager': {
    statuses: onlyAdminMakes,
    call: async ({ app, manager }) => ({ body: { userId: (await createUser(app)).id, accountManagerId: manager.id } }),
  },

  'PUT /api/admin/users/:id': {
    statuses: onlyAdmin,
    call: async ({ app }) => {
      const { id, email } = await createUser(app)
      return { path: id, body: { firstName: 'Dana', lastName: 'Lee', email, role: 'account_manager' } }
    },
  },
  'POST /api/admin/users/:id/suspend': { statuses: onlyAdmin, call: someoneNew },
  'POST /api/admin/users/:id/restore': { statuses: onlyAdmin, call: someoneNew },
  'DELETE /api/admin/users/:id': { statuses: onlyAdmin, call: someoneNew },
  ...applyKitRows,
  ...accountViewRows,
  ...conversationRows,
  ...promiseRows,
  ...ledgerRows,
  ...reportRows,
  ...interviewRows,
  ...inboxRows,
  ...inboxAddressRows,
  'GET /api/admin/account-managers': { statuses: onlyAdmin },
  'GET /api/admin/waiting-subscribers': { statuses: onlyAdmin },
  'GET /api/admin/stats': { statuses: onlyAdmin },
  'GET /api/admin/recent-applications': { statuses: onlyAdmin },
  'GET /api/admin/counts': { statuses: onlyAdmin },
  'GET /api/admin/model-usage': { statuses: onlyAdmin },
  'GET /api/admin/figures': { statuses: onlyAdmin },
  'GET /api/admin/users/:id': { statuses: onlyAdmin, call: ofSeeker },

  'GET /api/profile': { statuses: everybodySignedIn },
  'POST /api/profile': { statuses: everybodySignedIn, call: () => ({ body: { phone: '555 0100' } }) },

  'GET /api/applications': { statuses: everybodySignedIn },
  'GET /api/account-manager/applications': { statuses: onlyManagers },
  'GET /api/admin/user-applications/:userId': { statuses: staffWithinReach, call: ofSeeker },
  'POST /api/applications': {
    statuses: [401, 201, 403, 201, 404, 201],
    call: ({ seeker }) => ({ body: { userId: seeker.id, company: 'Acme', position: 'Engineer' } }),
  },
  'PUT /api/applications/:id': {
    statuses: ownerAndStaffWithinReach,
    call: ({ applicationId }, caller) => ({
      path: applicationId,
      body: { status: caller === 'seeker' ? 'rejected' : 'offered', notes: caller },
    }),
  },
  'GET /api/applications/:id': {
    statuses: ownerAndStaffWithinReach,
    call: ({ applicationId }) => ({ path: applicationId }),
  },
  'GET /api/applications/:id/history': {
    statuses: ownerAndStaffWithinReach,
    call: ({ applicationId }) => ({ path: applicationId }),
  },
  'GET /api/applications/summary': { statuses: everybodySignedIn },
  'GET /api/applications/counts': { statuses: everybodySignedIn },
  'GET /api/applications/duplicates': {
    statuses: staffWithinReach,
    call: ({ seeker }) => ({ query: { userId: seeker.id, company: 'Acme', position: 'Engineer' } }),
  },
  'GET /api/applications/:id/credentials': {
    statuses: ownerAndStaffWithinReach,
    call: ({ applicationId }) => ({ path: applicationId }),
  },

  'GET /api/rules': { statuses: onlySeekers },
  'PUT /api/rules': { statuses: onlySeekers, call: () => ({ body: noRules }) },
  'GET /api/rules/history': { statuses: onlySeekers },
  'GET /api/clients/:userId/rules': { statuses: staffWithinReach, call: ofSeeker },
  'GET /api/clients/:userId/rules/check': {
    statuses: staffWithinReach,
    call: ({ seeker }) => ({ path: seeker.id, query: { company: 'Acme', position: 'Engineer' } }),
  },
  'POST /api/applications/:id/approval-request': {
    statuses: staffMakeWithinReach,
    call: async ({ app, seeker, manager }) => ({
      path: (await createApplicationFor(app, manager, { userId: seeker.id })).id,
    }),
  },
  'POST /api/applications/:id/approval': {
    statuses: [401, 200, 404, 403, 403, 403],
    call: async ({ app, seeker, manager }) => {
      const { id } = await createApplicationFor(app, manager, { userId: seeker.id })
      await manager.calls.post(`/api/applications/${id}/approval-request`)
      return { path: id, body: { decision: 'approved' } }
    },
  },
  'GET /api/approvals': { statuses: everybodySignedIn },

  'GET /api/answers': { statuses: onlySeekers },
  'PUT /api/answers': { statuses: onlySeekers, call: () => ({ body: noAnswers }) },
  'GET /api/clients/:userId/answers': { statuses: staffWithinReach, call: ofSeeker },
  'POST /api/clients/:userId/questions': {
    statuses: staffMakeWithinReach,
    call: ({ seeker }) => ({ path: seeker.id, body: { question: 'Why do you want to work here?' } }),
  },
  'GET /api/clients/:userId/questions': { statuses: staffWithinReach, call: ofSeeker },
  'GET /api/questions': { statuses: onlySeekers },
  'PUT /api/questions/:id': {
    statuses: [401, 200, 404, 403, 403, 403],
    call: async ({ seeker, manager }) => {
      const { body } = await manager.calls.post(`/api/clients/${seeker.id}/questions`, { question: 'Why?' })
      return { path: body.id, body: { answer: 'Because.' } }
    },
  },

  'GET /api/job-interests': { statuses: everybodySignedIn },
  'POST /api/job-interests': {
    statuses: [401, 201, 201, 403, 403, 403],
    call: () => ({ body: { jobUrl: 'https://jobs.example.test/1' } }),
  },
  'PUT /api/job-interests/:id': {
    statuses: [401, 200, 404, 403, 403, 403],
    call: async ({ app, seeker }) => ({
      path: (await createInterest(app, seeker)).id,
      body: { jobUrl: 'https://jobs.example.test/2' },
    }),
  },
  'DELETE /api/job-interests/:id': {
    statuses: [401, 200, 404, 403, 403, 403],
    call: async ({ app, seeker }) => ({ path: (await createInterest(app, seeker)).id }),
  },
  'GET /api/admin/user-job-interests/:userId': { statuses: staffWithinReach, call: ofSeeker },

  'POST /api/job-interests/:id/return': {
    statuses: staffWithinReach,
    call: async ({ app, seeker }) => ({
      path: (await createInterest(app, seeker)).id,
      body: { reason: 'The posting is closed.' },
    }),
  },
  'POST /api/job-interests/return': {
    statuses: staffWithinReach,
    call: async ({ app, seeker }) => ({
      body: { ids: [(await createInterest(app, seeker)).id], reason: 'The posting is closed.' },
    }),
  },
  'GET /api/job-interests/:id/posting-state': {
    statuses: [401, 200, 404, 200, 404, 200],
    call: async ({ app, seeker }) => ({ path: (await createInterest(app, seeker)).id }),
  },
  'POST /api/job-interests/:id/still-open': {
    statuses: [401, 200, 404, 403, 403, 403],
    call: async ({ app, seeker }) => ({ path: (await createClosedInterest(app, seeker)).id }),
  },
  'PUT /api/job-interests/:id/snooze': {
    statuses: [401, 403, 403, 200, 404, 403],
    call: async ({ app, seeker }) => ({
      path: (await createInterest(app, seeker)).id,
      body: { until: new Date(Date.now() + 3_600_000).toISOString() },
    }),
  },
  'GET /api/clients/:userId': { statuses: staffWithinReach, call: ofSeeker },
  'GET /api/account-manager/queue': { statuses: onlyManagers },
  'POST /api/postings': {
    statuses: [401, 403, 403, 201, 201, 201],
    call: () => ({ body: { jobUrl: 'https://jobs.example.test/1' } }),
  },
  'GET /api/postings/:id': {
    statuses: ownerAndStaffWithinReach,
    call: ({ postingId }) => ({ path: postingId }),
  },

  'GET /api/notifications': { statuses: everybodySignedIn },
  'PUT /api/notifications/:id/read': {
    statuses: onlyOwner,
    call: ({ notificationId }) => ({ path: notificationId }),
  },
  'POST /api/notifications/read-all': { statuses: everybodySignedIn },
  'POST /api/admin/notifications/send': {
    statuses: [401, 403, 403, 200, 200, 200],
    call: ({ seeker }) => ({ body: { recipientId: seeker.id, title: 'Hello', message: 'A word' } }),
  },
  'GET /api/admin/notifications/broadcasts': { statuses: [401, 403, 403, 200, 200, 200] },
  'GET /api/admin/audit': { statuses: [401, 403, 403, 403, 403, 200] },

  'POST /api/contact': {
    statuses: anyoneGets(201),
    call: (_subject, caller) => ({ body: { name: caller, email: 'ana@example.test', message: caller } }),
  },
  'GET /api/admin/contact-messages': { statuses: [401, 403, 403, 403, 403, 200] },
  'PUT /api/admin/contact-messages/:id/read': {
    statuses: [401, 403, 403, 403, 403, 200],
    call: ({ contactMessageId }) => ({ path: contactMessageId }),
  },
  'POST /api/admin/contact-messages/:id/answer': {
    statuses: [401, 403, 403, 403, 403, 200],
    call: ({ contactMessageId }) => ({ path: contactMessageId, body: { answer: 'Yes.' } }),
  },
  'GET /api/account/notification-choices': { statuses: everybodySignedIn },
  'POST /api/account/export': { statuses: [401, 201, 201, 201, 201, 201] },
  'GET /api/account/exports': { statuses: everybodySignedIn },
  'PUT /api/account/notification-choices': {
    statuses: everybodySignedIn,
    call: () => ({ body: { assignment: true, application_created: false, message: true, job_interest: false } }),
  },

  'POST /api/objects/upload': { statuses: everybodySignedIn },
  'POST /api/read-back': {
    statuses: anyoneGets(200),
    call: () => ({ body: { content: 'Ana Silva', format: 'docx' } }),
  },
  'POST /api/resume/read': { statuses: [401, 404, 404, 404, 404, 404] },
  'PUT /api/resume': {
    statuses: onlyOwner,
    call: ({ resumeId }) => ({ body: { resumeUrl: `/objects/${resumeId}` } }),
  },
  'PUT /api/account/profile-picture': {
    statuses: onlyOwner,
    call: ({ pictureId }) => ({ body: { profilePictureUrl: `/objects/${pictureId}` } }),
  },

  'POST /api/simple-resume': {
    statuses: anyoneGets(200),
    call: () => ({ body: { fullName: 'A', email: 'a@b.example' } }),
  },
  'POST /api/generate-cover-letter': { statuses: anyoneGets(200) },
  'GET /api/writing-help': { statuses: anyoneGets(200) },
  'POST /api/copy-edit': { statuses: anyoneGets(200), call: () => ({ body: { texts: [] } }) },
  'POST /api/improve-line': { statuses: anyoneGets(409), call: () => ({ body: { form: {}, line: 'Cut costs' } }) },
  'POST /api/analyze-resume': { statuses: anyoneGets(200), call: () => ({ body: { content: 'A resume' } }) },
  'POST /api/analyze-cover-letter': { statuses: anyoneGets(200), call: () => ({ body: { content: 'A letter' } }) },

  ...documentRows,

  'GET /api/account-manager/clients': { statuses: onlyManagers },
  'GET /api/subscription/status': { statuses: everybodySignedIn },
  'POST /api/subscription/cancel': { statuses: nobodyYet },
  'POST /api/subscription/resume': { statuses: nobodyYet },
  'GET /api/subscription/plan-change': {
    statuses: [401, 409, 409, 403, 403, 403],
    call: () => ({ query: { plan: 'active' } }),
  },
  'POST /api/billing-portal': { statuses: nobodyYet },
  'GET /api/payment/settings': { statuses: everybodySignedIn },
  'GET /api/payment/methods': { statuses: everybodySignedIn },
  'GET /api/payment/invoices': { statuses: everybodySignedIn },
  'POST /api/subscription/create-checkout-session': {
    statuses: onlySeekers,
    call: () => ({ body: { plan: 'starter' } }),
  },
  'POST /api/subscription/change-plan': { statuses: onlySeekers, call: () => ({ body: { plan: 'active' } }) },
  // From here on both seekers are customers of the sandbox. The named object is the seeker's.
  'POST /api/sandbox/payments/confirm': {
    startsStage: true,
    statuses: onlyOwner,
    call: async (subject) => ({ body: { ...typedCard, clientSecret: await createClientSecret(subject) } }),
  },
  'GET /api/sandbox/checkouts/:id': { statuses: onlyOwner, call: createCheckout },
  'POST /api/sandbox/checkouts/:id/pay': {
    statuses: onlyOwner,
    call: async (subject) => ({ ...(await createCheckout(subject)), body: typedCard }),
  },
  'GET /api/sandbox/portal': { statuses: onlyCustomers },
  'PUT /api/sandbox/portal': { statuses: onlyCustomers, call: () => ({ body: { billingAddress: 'Here' } }) },
  'POST /api/sandbox/portal/card': { statuses: onlyCustomers, call: () => ({ body: typedCard }) },
  'POST /api/sandbox/portal/cancel': { statuses: [401, 200, 409, 404, 404, 404] },
  'POST /api/sandbox/portal/resume': { statuses: [401, 200, 409, 404, 404, 404] },
  'POST /api/sandbox/clock': { statuses: onlyCustomers, call: () => ({ body: { days: 1 } }) },
  'GET /api/admin/payment-events': { statuses: onlyAdmin },
  'POST /api/admin/payment-events/:id/replay': {
    statuses: onlyAdmin,
    call: ({ paymentEventId }) => ({ path: paymentEventId }),
  },
  'GET /api/admin/payment-reconciliations': { statuses: onlyAdmin },
  'POST /api/admin/payment-reconciliations': { statuses: onlyAdminMakes },

  'PUT /api/account': { statuses: everybodySignedIn, call: () => ({ body: { firstName: 'Dana', lastName: 'Lee' } }) },
  'GET /api/account/sessions': { statuses: everybodySignedIn },
  'POST /api/account/sessions/end-others': { statuses: everybodySignedIn },
  'GET /api/account/credential-reveals': { statuses: everybodySignedIn },
  // The last admin cannot be removed.
  'DELETE /api/account': { statuses: [401, 200, 200, 200, 200, 409] },

  'POST /api/login': {
    statuses: anyoneGets(200),
    call: async ({ app }) => ({ body: { email: (await createUser(app)).email, password: testPassword } }),
  },
  'POST /api/logout': { statuses: anyoneGets(200) },
}
