import type { TestApp } from '#test/harness.ts'
import type { Subject } from './access-subject.fixture.ts'

const start = async ({ app }: Pick<Subject, 'app'>) => (await app.anonymous.post('/api/apply-kit/connections')).body

/** Connects an apply kit as a person of the product does. Returns its token. */
export async function connectApplyKit(
  app: TestApp,
  { calls }: { calls: ReturnType<TestApp['withCookie']> },
): Promise<string> {
  const { deviceCode, userCode } = await start({ app })
  await calls.post('/api/apply-kit/connections/confirm', { userCode })
  const reply = await app.anonymous.post('/api/apply-kit/tokens', { deviceCode })
  if (reply.status !== 200) throw new Error(`No token: ${reply.text}`)
  return reply.body.token
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function createMapping({ pool }: TestApp): Promise<string> {
  const { rows } = await pool.query(
    `insert into apply_kit_mappings (board, label, concept)
     values ('lever', gen_random_uuid()::text, 'notice_period') returning id`,
  )
  return rows[0].id
}

const anyone = (status: number) => [status, status, status, status, status, status] as const
const onlyAdmin = [401, 403, 403, 403, 403, 200] as const

export const applyKitRows = {
  'POST /api/apply-kit/connections': { statuses: anyone(201) },
  'POST /api/apply-kit/connections/find': {
    statuses: [401, 403, 403, 200, 200, 200],
    call: async (subject: Subject) => ({ body: { userCode: (await start(subject)).userCode } }),
  },
  'POST /api/apply-kit/connections/confirm': {
    statuses: [401, 403, 403, 204, 204, 204],
    call: async (subject: Subject) => ({ body: { userCode: (await start(subject)).userCode } }),
  },
  'POST /api/apply-kit/tokens': { statuses: anyone(400), call: () => ({ body: { deviceCode: 'guessed' } }) },
  'DELETE /api/apply-kit/connection': { statuses: [401, 403, 403, 404, 404, 404] },
  'GET /api/applications/:id/apply-pack': {
    statuses: [401, 403, 403, 200, 404, 200],
    call: ({ applicationId }: Subject) => ({ path: applicationId }),
  },
  'GET /api/admin/apply-kit-figures': { statuses: onlyAdmin },
  'GET /api/admin/field-mappings': { statuses: onlyAdmin },
  'PUT /api/admin/field-mappings/:id': {
    statuses: onlyAdmin,
    call: async ({ app }: Subject) => ({ path: await createMapping(app), body: { state: 'rejected' } }),
  },
  'DELETE /api/account/sessions/:id': {
    statuses: [401, 200, 404, 404, 404, 404],
    call: async ({ app, seeker }: Subject) => {
      await app.pool.query(
        `insert into sessions (sid, user_id, sess, expire)
         values (gen_random_uuid()::text, $1, '{"userAgent":null,"address":"192.0.2.1"}', now() + interval '1 day')`,
        [seeker.id],
      )
      const { body } = await seeker.calls.get('/api/account/sessions')
      return { path: body.find(({ current }: { current: boolean }) => !current).id }
    },
  },
} as const
