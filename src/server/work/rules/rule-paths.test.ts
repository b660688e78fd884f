import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { applicationStatuses, isWithEmployer } from '#contract/application-status.ts'
import { endpoints } from '#contract/contract.ts'
import { receiptStates } from '#contract/receipts.ts'
import { noRules } from '#contract/rules.ts'
import { createInterest, createApplicationFor, createTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()

const staff = ['manager', 'admin'] as const
type Staff = (typeof staff)[number]

const sentStatuses = applicationStatuses.filter(isWithEmployer)
const unsentStatuses = applicationStatuses.filter((status) => !isWithEmployer(status))
const sendingStates = receiptStates.filter((state) => state !== 'prepared')
const job = { company: 'ACME, Inc.', position: 'Engineer' }

type Team = Awaited<ReturnType<typeof createPeople>>

async function createPeople() {
  const app = file()
  const { admin, manager, seeker } = await createTeam(app)
  const signIn = async <Person extends { email: string }>(person: Person) => ({
    ...person,
    calls: await app.signIn(person),
  })
  return { app, admin: await signIn(admin), manager: await signIn(manager), seeker: await signIn(seeker) }
}

/** One call that says that an application was sent, or may have been. */
interface Sending {
  name: string
  send: (team: Team, who: Staff) => Promise<{ status: number; body: { code?: string } }>
}

const create =
  (fields: object): Sending['send'] =>
  ({ seeker, ...team }, who) =>
    team[who].calls.post('/api/applications', { ...job, userId: seeker.id, ...fields })

async function createPrepared({ app, manager, seeker }: Team) {
  return (await createApplicationFor(app, manager, { userId: seeker.id, ...job })).id
}

/** Every way from a status that is not sent, through this change. */
const change =
  (body: object, from = 'interested'): Sending['send'] =>
  async (team, who) => {
    const id = await createPrepared(team)
    if (from !== 'interested') await team.manager.calls.put(`/api/applications/${id}`, { status: from })
    return team[who].calls.put(`/api/applications/${id}`, body)
  }

const record =
  (body: object, prepare = false): Sending['send'] =>
  async (team, who) => {
    const path = `/api/applications/${await createPrepared(team)}/receipts`
    const prepared = prepare ? await team.manager.calls.post(path, { state: 'prepared' }) : null
    return team[who].calls.post(path, { ...body, ...(prepared ? { corrects: prepared.body.id } : {}) })
  }

const createForInterest: Sending['send'] = async (team, who) => {
  const { id, jobUrl } = await createInterest(team.app, team.seeker)
  return create({ jobUrl, jobInterestId: id, status: 'applied' })(team, who)
}

/** The calls that can say so, with each way to do it. Every other call that changes these things has the reason why it cannot. */
const paths: Record<string, Sending[] | string> = {
  'POST /api/applications': [
    ...sentStatuses.map((status) => ({ name: `a new application as ${status}`, send: create({ status }) })),
    ...unsentStatuses.flatMap((status) =>
      sendingStates.map((state) => ({
        name: `a new application as ${status} with a receipt that says ${state}`,
        send: create({ status, receipt: { state } }),
      })),
    ),
    { name: 'Apply Now for an interest', send: createForInterest },
  ],
  'PUT /api/applications/:id': sentStatuses.flatMap((status) =>
    unsentStatuses.map((from) => ({ name: `${from} to ${status}`, send: change({ status }, from) })),
  ),
  'POST /api/applications/:id/receipts': sendingStates.flatMap((state) => [
    { name: `a receipt that says ${state}`, send: record({ state }) },
    { name: `a receipt that says ${state} after a prepared one`, send: record({ state }, true) },
  ]),
  'POST /api/applications/:id/approval-request': 'asks the client',
  'POST /api/applications/:id/approval': "is the client's own decision, and sends nothing",
  'POST /api/mails/:id/approval': "is the client's own decision about a reply to an employer who has the application",
  'PUT /api/applications/:id/documents': 'attaches documents',
  'PUT /api/applications/:id/interviews': 'stores appointments',
  'POST /api/applications/:id/follow-up': 'notes that the client asked the employer',
  'POST /api/job-interests': "is the client's own wish",
  'POST /api/job-interests/:id/return': 'returns an interest without an application',
  'POST /api/job-interests/return': 'returns interests without an application',
  'PUT /api/job-interests/:id': 'changes an own interest, which nobody has applied for',
  'DELETE /api/job-interests/:id': 'withdraws an own interest',
  'POST /api/job-interests/:id/still-open': 'says that a posting is open, and sends nothing',
  'PUT /api/job-interests/:id/snooze': 'hides an interest from the queue for a while',
}

test('every call about applications, interests, approvals and receipts has its ways to send, or a reason', () => {
  const about = endpoints.filter(
    ({ method, path }) => method !== 'GET' && /\/(applications|job-interests|approvals?|receipts)\b/.test(path),
  )
  expect(about.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(Object.keys(paths).toSorted())
})

test('no other part of the product writes applications', () => {
  const writers = globSync('src/server/**/*.ts').filter((source) =>
    /\b(?:insert|update)\(jobApplications\)|(?:into|update) job_applications/.test(readFileSync(source, 'utf8')),
  )
  expect(writers.filter((source) => !/\.test\.ts$|\.fixture\.ts$/.test(source)).toSorted()).toEqual([
    'src/server/demo/backdate.ts',
    'src/server/work/applications/applications.store.ts',
    'src/server/work/applications/reencrypt-passwords.ts',
  ])
})

const sendings = Object.values(paths)
  .flatMap((ways) => (typeof ways === 'string' ? [] : ways))
  .flatMap((way) => staff.map((who) => ({ ...way, who })))

/** What the client's applications say of having been sent. */
async function countSent({ app, seeker }: Team) {
  const { rows } = await app.pool.query(
    `select (select count(*)::int from job_applications where user_id = $1 and status = any($2)) as applications,
            (select count(*)::int from receipts where user_id = $1 and state <> 'prepared') as receipts`,
    [seeker.id, sentStatuses],
  )
  return rows[0]
}

const refusals = [
  { code: 'rule_violated', rules: { ...noRules, excludedCompanies: [{ name: 'Acme', aliases: [] }] } },
  { code: 'approval_needed', rules: { ...noRules, askFirst: true } },
]

describe.each(refusals)('$code', ({ code, rules }) => {
  let team: Team
  beforeAll(async () => {
    team = await createPeople()
    await team.seeker.calls.put('/api/rules', rules)
  })

  test.each(sendings)('refuses the $who: $name', async ({ send, who }) => {
    expect(await send(team, who)).toMatchObject({ status: 409, body: { code } })
    expect(await countSent(team)).toEqual({ applications: 0, receipts: 0 })
  })
})

test.each(sendings)('without a rule the $who may: $name', async ({ send, who }) => {
  const team = await createPeople()
  expect((await send(team, who)).status).toBeLessThan(300)
  expect((await countSent(team)).receipts).toBe(1)
})

test('the link of the interest names the employer, whatever link and name staff enter', async () => {
  const team = await createPeople()
  const { seeker, manager } = team
  await seeker.calls.put('/api/rules', { ...noRules, excludedCompanies: [{ name: 'Acme', aliases: [] }] })
  const jobUrl = 'https://boards.greenhouse.io/acme/jobs/1'
  const { body: interest } = await seeker.calls.post('/api/job-interests', { jobUrl })
  for (const link of [undefined, 'https://jobs.example.test/1']) {
    const fields = { company: 'Confidential', jobUrl: link, jobInterestId: interest.id, status: 'applied' }
    expect((await create(fields)(team, 'manager')).body.code).toBe('rule_violated')
  }
  const body = { userId: seeker.id, company: 'Confidential', position: 'Engineer', jobInterestId: interest.id }
  const prepared = await manager.calls.post('/api/applications', body)
  const send = await manager.calls.put(`/api/applications/${prepared.body.id}`, { status: 'applied' })
  expect(send.body.code).toBe('rule_violated')
})
