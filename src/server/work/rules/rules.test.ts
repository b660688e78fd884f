import { describe, expect, test } from 'vitest'
import type { ApplicationStatus } from '#contract/application-status.ts'
import type { RulesBody } from '#contract/rules.ts'
import { createApplicationFor, createInterest, createTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()

const noRules: RulesBody = {
  excludedCompanies: [],
  titles: [],
  locations: [],
  workModes: [],
  minimumSalary: null,
  askFirst: false,
}
const noAcme = { ...noRules, excludedCompanies: [{ name: 'Acme', aliases: [] }] }

async function createRuledTeam(rules: RulesBody) {
  const app = file()
  const team = await createTeam(app)
  const seeker = await app.signIn(team.seeker)
  expect((await seeker.put('/api/rules', rules)).status).toBe(200)
  return { app, team, seeker, manager: await app.signIn(team.manager) }
}

const acme = { company: 'ACME, Inc.', position: 'Engineer' }
const brick = { company: 'Acme Brick', position: 'Engineer' }

describe('storing rules', () => {
  test('each change is a version, and the history has them all', async () => {
    const app = file()
    const { seeker, manager } = await createTeam(app)
    const calls = await app.signIn(seeker)
    expect((await calls.get('/api/rules')).body).toEqual({ ...noRules, version: 0, updatedAt: null })
    await calls.put('/api/rules', noAcme)
    const { body } = await calls.put('/api/rules', { ...noRules, minimumSalary: 90_000, workModes: ['remote'] })
    expect(body).toMatchObject({ version: 2, minimumSalary: 90_000, excludedCompanies: [] })
    const { body: history } = await calls.get('/api/rules/history')
    expect(history.map(({ version }: { version: number }) => version)).toEqual([2, 1])
    expect(history[1]).toMatchObject({ excludedCompanies: [{ name: 'Acme', aliases: [] }] })
    const ofClient = await (await app.signIn(manager)).get(`/api/clients/${seeker.id}/rules`)
    expect(ofClient.body).toEqual(body)
  })

  test('two changes at once are two versions', async () => {
    const { seeker } = await createRuledTeam(noRules)
    const replies = await Promise.all(Array.from({ length: 6 }, () => seeker.put('/api/rules', noAcme)))
    expect(replies.map(({ body }) => body.version).sort()).toEqual([2, 3, 4, 5, 6, 7])
  })
})

describe('an excluded employer', () => {
  test('is refused by name, and an employer with further words is not', async () => {
    const { team, manager } = await createRuledTeam(noAcme)
    const record = (job: typeof acme) =>
      manager.post('/api/applications', { userId: team.seeker.id, ...job, status: 'applied' })
    expect(await record(acme)).toMatchObject({
      status: 409,
      body: {
        code: 'rule_violated',
        rules: [{ rule: 'excludedCompanies', message: 'The rules exclude Acme.' }],
      },
    })
    expect((await record(brick)).status).toBe(201)
  })

  test('is refused by its link as well, and a prepared application is not refused', async () => {
    const { team, manager } = await createRuledTeam(noAcme)
    const job = { userId: team.seeker.id, company: 'Confidential', position: 'Engineer' }
    const jobUrl = 'https://boards.greenhouse.io/acme/jobs/1'
    const sent = await manager.post('/api/applications', { ...job, jobUrl, status: 'applied' })
    expect(sent.body.code).toBe('rule_violated')
    expect((await manager.post('/api/applications', { ...job, jobUrl })).status).toBe(201)
  })

  test('a refused Apply Now leaves the interest and everything else as it was', async () => {
    const { app, team, manager } = await createRuledTeam(noAcme)
    const interest = await createInterest(app, team.seeker)
    const body = { userId: team.seeker.id, ...acme, status: 'applied', jobInterestId: interest.id }
    expect((await manager.post('/api/applications', body)).status).toBe(409)
    const { rows } = await app.pool.query('select processed from job_interests where id = $1', [interest.id])
    expect(rows).toEqual([{ processed: false }])
    expect((await manager.post('/api/applications', { ...body, ...brick })).status).toBe(201)
  })

  test("the client's own entries are not checked", async () => {
    const { seeker } = await createRuledTeam(noAcme)
    expect((await seeker.post('/api/applications', { ...acme, status: 'applied' })).status).toBe(201)
  })

  test('an application that was sent already stays changeable after the rule', async () => {
    const { app, team, seeker, manager } = await createRuledTeam(noRules)
    const { id } = await createApplicationFor(app, team.manager, { userId: team.seeker.id, ...acme, status: 'applied' })
    await seeker.put('/api/rules', noAcme)
    const statuses: ApplicationStatus[] = ['interviewing', 'offered', 'applied', 'rejected']
    for (const status of statuses) expect((await manager.put(`/api/applications/${id}`, { status })).status).toBe(200)
    // A way round through a status that is none of a sent application.
    expect((await manager.put(`/api/applications/${id}`, { status: 'applied' })).status).toBe(409)
  })
})

describe('what the posting states', () => {
  const rules = { ...noRules, locations: ['Austin, TX'], workModes: ['on_site' as const], minimumSalary: 90_000 }

  async function apply(posting: { location: string | null; description: string | null }) {
    const { app, team, manager } = await createRuledTeam(rules)
    const interest = await createInterest(app, team.seeker)
    await app.pool.query('delete from postings where job_interest_id = $1', [interest.id])
    await app.pool.query(
      'insert into postings (user_id, job_interest_id, job_url, location, description, read_at) values ($1, $2, $3, $4, $5, now())',
      [team.seeker.id, interest.id, interest.jobUrl, posting.location, posting.description],
    )
    const body = { userId: team.seeker.id, ...brick, status: 'applied', jobInterestId: interest.id }
    return manager.post('/api/applications', body)
  }

  test('refuses the application where it breaks a rule, naming each', async () => {
    const { status, body } = await apply({
      location: 'Denver, CO',
      description: 'This is a fully remote role. Salary: $60,000 - $75,000 a year.',
    })
    expect(status).toBe(409)
    expect(body.rules.map(({ rule }: { rule: string }) => rule)).toEqual(['workModes', 'minimumSalary'])
  })

  test('refuses nothing where it is silent', async () => {
    expect((await apply({ location: null, description: 'We are hiring.' })).status).toBe(201)
  })

  test('a title that the client does not want is a warning on the reply', async () => {
    const { team, manager } = await createRuledTeam({ ...noRules, titles: ['Data Analyst'] })
    const body = { userId: team.seeker.id, ...brick, status: 'applied' }
    const reply = await manager.post('/api/applications', body)
    expect(reply).toMatchObject({ status: 201, body: { warnings: [{ rule: 'titles' }] } })
    const check = await manager.get(`/api/clients/${team.seeker.id}/rules/check?company=Acme&position=Data%20Analyst`)
    expect(check.body).toEqual({ violations: [], warnings: [], unknown: [], isPostingRead: false, askFirst: false })
  })
})
