import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/contract.ts'
import { createApplicationFor, createAttachedDocument, createInterest, createSignedInTeam } from '#test/factories.ts'
import { createUser, testPassword } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import type { TestApp } from '#test/harness.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'

/** Who calls: everything a call names below belongs to `seeker`, whose account manager is `manager`. */
const callers = ['signed out', 'seeker', 'otherSeeker', 'manager', 'otherManager', 'admin'] as const
type Caller = (typeof callers)[number]

interface Subject {
  app: TestApp
  seeker: { id: string; email: string }
  manager: { id: string }
  applicationId: string
  notificationId: string
  documentId: string
  resumeId: string
  pictureId: string
}

interface Sent {
  path?: string
  body?: object
}

interface Row {
  /** The status for each caller, in the order of `callers`. */
  statuses: readonly [number, number, number, number, number, number]
  /** What is sent, made anew for each caller. */
  call?: (subject: Subject, caller: Caller) => Promise<Sent> | Sent
}

const anyoneGets = (status: number) => [status, status, status, status, status, status] as const
const everybodySignedIn = [401, 200, 200, 200, 200, 200] as const
const staffWithinReach = [401, 403, 403, 200, 404, 200] as const
const ownerAndStaffWithinReach = [401, 200, 404, 200, 404, 200] as const
const onlyOwner = [401, 200, 404, 404, 404, 404] as const
const onlyAdmin = [401, 403, 403, 403, 403, 201] as const
const onlyManagers = [401, 403, 403, 200, 200, 403] as const

const password = { password: 'violet tram orbit', confirmPassword: 'violet tram orbit' }
const newcomer = () => ({ email: `${randomUUID()}@example.test`, firstName: 'Dana', lastName: 'Lee', ...password })
const ofSeeker = ({ seeker }: Subject) => ({ path: seeker.id })

/** Every call of the contract. What ends the session it is called with comes last. */
const matrix: Record<string, Row> = {
  'GET /api/auth/user': { statuses: everybodySignedIn },
  'POST /api/register': { statuses: anyoneGets(201), call: () => ({ body: newcomer() }) },
  'POST /api/resend-verification': {
    statuses: anyoneGets(200),
    call: ({ seeker }) => ({ body: { email: seeker.email } }),
  },
  'GET /api/verify-email': { statuses: anyoneGets(400) },
  'POST /api/forgot-password': { statuses: anyoneGets(200), call: ({ seeker }) => ({ body: { email: seeker.email } }) },
  'POST /api/reset-password': { statuses: anyoneGets(400), call: () => ({ body: { token: 'guessed', ...password } }) },

  'GET /api/admin/users': { statuses: [401, 403, 403, 200, 200, 200] },
  'GET /api/admin/user/:userId': { statuses: staffWithinReach, call: ofSeeker },
  'POST /api/admin/account-managers': {
    statuses: onlyAdmin,
    call: async ({ app }) => ({ body: { userId: (await createUser(app)).id } }),
  },
  'POST /api/admin/assign-account-manager': {
    statuses: onlyAdmin,
    call: async ({ app, manager }) => ({ body: { userId: (await createUser(app)).id, accountManagerId: manager.id } }),
  },

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
  'GET /api/applications/:id/credentials': {
    statuses: ownerAndStaffWithinReach,
    call: ({ applicationId }) => ({ path: applicationId }),
  },

  'GET /api/job-interests': { statuses: everybodySignedIn },
  'POST /api/job-interests': {
    statuses: [401, 201, 201, 403, 403, 403],
    call: () => ({ body: { jobUrl: 'https://jobs.example.test/1' } }),
  },
  'GET /api/admin/user-job-interests/:userId': { statuses: staffWithinReach, call: ofSeeker },

  'GET /api/notifications': { statuses: everybodySignedIn },
  'PUT /api/notifications/:id/read': {
    statuses: onlyOwner,
    call: ({ notificationId }) => ({ path: notificationId }),
  },
  'POST /api/notifications/read-all': { statuses: everybodySignedIn },
  'GET /api/account/notification-choices': { statuses: everybodySignedIn },
  'POST /api/account/export': { statuses: [401, 201, 201, 201, 201, 201] },
  'GET /api/account/exports': { statuses: everybodySignedIn },
  'PUT /api/account/notification-choices': {
    statuses: everybodySignedIn,
    call: () => ({ body: { assignment: true, application_created: false, message: true, job_interest: false } }),
  },

  'POST /api/objects/upload': { statuses: everybodySignedIn },
  'POST /api/resume/read': { statuses: [401, 404, 404, 404, 404, 404] },
  'PUT /api/resume': {
    statuses: onlyOwner,
    call: ({ resumeId }) => ({ body: { resumeUrl: `/objects/${resumeId}` } }),
  },
  'PUT /api/account/profile-picture': {
    statuses: onlyOwner,
    call: ({ pictureId }) => ({ body: { profilePictureUrl: `/objects/${pictureId}` } }),
  },

  'POST /api/read-back': {
    statuses: anyoneGets(200),
    call: () => ({ body: { content: 'Maren Oakhurst', format: 'docx' } }),
  },
  'POST /api/simple-resume': {
    statuses: anyoneGets(200),
    call: () => ({ body: { fullName: 'A', email: 'a@b.example' } }),
  },
  'POST /api/generate-cover-letter': { statuses: anyoneGets(200) },
  'POST /api/analyze-resume': { statuses: anyoneGets(200), call: () => ({ body: { content: 'A resume' } }) },
  'POST /api/analyze-cover-letter': { statuses: anyoneGets(200), call: () => ({ body: { content: 'A letter' } }) },

  'GET /api/documents': { statuses: everybodySignedIn },
  'POST /api/documents': {
    statuses: [401, 201, 201, 201, 201, 201],
    call: () => ({ body: { kind: 'resume', name: 'Mine', form: {}, content: '' } }),
  },
  'PUT /api/documents/:id': {
    statuses: onlyOwner,
    call: ({ documentId }) => ({
      path: documentId,
      body: { kind: 'resume', name: 'Mine', form: {}, content: 'Changed', knownVersion: 1 },
    }),
  },
  'GET /api/documents/:id': {
    statuses: ownerAndStaffWithinReach,
    call: ({ documentId }) => ({ path: documentId }),
  },
  'GET /api/documents/:id/versions': { statuses: onlyOwner, call: ({ documentId }) => ({ path: documentId }) },
  'GET /api/applications/:id/documents': {
    statuses: ownerAndStaffWithinReach,
    call: ({ applicationId }) => ({ path: applicationId }),
  },
  'PUT /api/applications/:id/documents': {
    statuses: [401, 200, 404, 403, 403, 403],
    call: ({ applicationId, documentId }) => ({ path: applicationId, body: { documentIds: [documentId] } }),
  },
  'DELETE /api/documents/:id': { statuses: onlyOwner, call: ({ documentId }) => ({ path: documentId }) },

  'GET /api/account-manager/clients': { statuses: onlyManagers },
  'GET /api/subscription/status': { statuses: everybodySignedIn },

  'PUT /api/account': { statuses: everybodySignedIn, call: () => ({ body: { firstName: 'Dana', lastName: 'Lee' } }) },
  'GET /api/account/sessions': { statuses: everybodySignedIn },
  'POST /api/account/sessions/end-others': { statuses: everybodySignedIn },
  'GET /api/account/credential-reveals': { statuses: everybodySignedIn },
  // The admin is the last one, and may not go.
  'DELETE /api/account': { statuses: [401, 200, 200, 200, 200, 409] },

  'POST /api/login': {
    statuses: anyoneGets(200),
    call: async ({ app }) => ({ body: { email: (await createUser(app)).email, password: testPassword } }),
  },
  'POST /api/logout': { statuses: anyoneGets(200) },
}

const tables = [
  'documents',
  'document_versions',
  'application_documents',
  'users',
  'employment_profiles',
  'job_applications',
  'job_interests',
  'notifications',
  'notification_choices',
  'data_exports',
  'account_manager_assignments',
  'subscriptions',
  'files',
  'audit_log',
]

/** All that is stored, but for the entry that a refusal itself leaves in the audit log. */
async function fingerprint({ pool }: TestApp) {
  const { rows } = await pool.query(
    tables
      .map(
        (name) =>
          `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) from ${name} t
           where to_jsonb(t) ->> 'action' is distinct from 'access.refused'`,
      )
      .join(' union all '),
  )
  return rows
}

async function subjectIn(
  app: TestApp,
  { seeker, manager }: { seeker: Parameters<typeof createInterest>[1]; manager: typeof seeker },
) {
  const application = await createApplicationFor(app, manager, { userId: seeker.id, sitePassword: 'hidden from most' })
  await createInterest(app, seeker)
  await notify(app, { userId: seeker.id, type: 'message', title: 'Hello', message: 'A word' })
  const { rows } = await app.pool.query('select id from notifications where user_id = $1 order by created_at desc', [
    seeker.id,
  ])
  const [resumeId, pictureId] = [await uploadedFile(app, seeker, 'resume'), await uploadedFile(app, seeker, 'picture')]
  const documentId = await createAttachedDocument(app, seeker, application.id)
  return {
    app,
    seeker,
    manager,
    applicationId: application.id,
    notificationId: rows[0].id,
    documentId,
    resumeId,
    pictureId,
  }
}

async function uploadedFile({ pool }: TestApp, owner: { id: string }, purpose: string): Promise<string> {
  const { rows } = await pool.query(
    'insert into files (owner_id, purpose, upload_expires, uploaded_at) values ($1, $2, now(), now()) returning id',
    [owner.id, purpose],
  )
  return rows[0].id
}

test('every call of the contract stands in the matrix, and nothing else does', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).toSorted())
})

test('every call answers everybody as the matrix says, and what is refused changes nothing', async () => {
  const app = await testApp()
  const team = await createSignedInTeam(app)
  const subject = await subjectIn(app, team)
  const wrong: string[] = []
  for (const [name, { statuses, call }] of Object.entries(matrix)) {
    const [method = '', pattern = ''] = name.split(' ')
    for (const [index, caller] of callers.entries()) {
      const sent = (await call?.(subject, caller)) ?? {}
      const cookie = caller === 'signed out' ? undefined : team[caller].calls.cookie
      const url = pattern.replace(/:\w+/, sent.path ?? '')
      const before = await fingerprint(app)
      const reply = await app.call(method, url, { body: sent.body, headers: cookie ? { cookie } : {} })
      if (reply.status !== statuses[index]) wrong.push(`${name} as ${caller}: ${reply.status} ${reply.text}`)
      if (reply.status >= 400) expect(await fingerprint(app), `${name} as ${caller}`).toEqual(before)
    }
  }
  expect(wrong).toEqual([])
})
