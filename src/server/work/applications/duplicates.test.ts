import { expect, test } from 'vitest'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
type Team = Awaited<ReturnType<typeof createSignedInTeam>>

const ask = async ({ manager, seeker }: Team, asked: Record<string, string>) =>
  manager.calls.get(`/api/applications/duplicates?${new URLSearchParams({ userId: seeker.id, ...asked })}`)

test('finds the same link in any spelling, and the same company and position', async () => {
  const app = file()
  const team = await createSignedInTeam(app)
  const { manager, seeker } = team
  const jobUrl = 'https://www.jobs.example.test/Acme/engineer/?utm_source=mail#apply'
  const entry = { userId: seeker.id, company: 'Acme, Inc.', position: 'Sr. Engineer' }
  const created = (await manager.calls.post('/api/applications', { ...entry, jobUrl, status: 'applied' })).body
  await createApplicationFor(app, team.otherSeeker, { company: 'Acme', position: 'Sr Engineer' })

  const byLink = await ask(team, { jobUrl: 'http://jobs.example.test/acme/engineer?ref=7', company: 'Other' })
  const { id, company, position, status, createdAt } = created
  expect(byLink.body).toEqual([{ id, company, position, jobUrl, status, createdAt, same: 'link' }])
  const byJob = await ask(team, { company: 'ACME', position: 'sr engineer' })
  expect(byJob.body).toMatchObject([{ id, same: 'company and position' }])
  for (const asked of [
    {},
    { jobUrl: '' },
    { jobUrl: 'not a link' },
    { company: 'Acme' },
    { position: 'Sr. Engineer' },
    { jobUrl: 'https://jobs.example.test/acme/engineer?gh_jid=1' },
    { company: 'Acme', position: 'Engineer' },
  ] as Record<string, string>[])
    expect(await ask(team, asked), JSON.stringify(asked)).toMatchObject({ status: 200, body: [] })
})

test('a company and position match for 90 days, a link forever', async () => {
  const app = file()
  const team = await createSignedInTeam(app)
  const job = { company: 'Acme', position: 'Engineer' }
  const jobUrl = 'https://jobs.example.test/1'
  const { id } = (await team.manager.calls.post('/api/applications', { userId: team.seeker.id, ...job, jobUrl })).body
  const age = (days: number) =>
    app.pool.query("update job_applications set created_at = now() - $1 * interval '1 day' where id = $2", [days, id])
  await age(89)
  expect((await ask(team, job)).body).toHaveLength(1)
  await age(91)
  expect((await ask(team, job)).body).toEqual([])
  expect((await ask(team, { ...job, jobUrl: 'https://jobs.example.test/2' })).body).toEqual([])
  expect((await ask(team, { ...job, jobUrl })).body).toMatchObject([{ id, same: 'link' }])
})

test('returns at most 20, newest first, also with 5,000 applications', async () => {
  const app = file()
  const team = await createSignedInTeam(app)
  await app.pool.query(
    `insert into job_applications (user_id, company, position, job_url, created_at)
     select $1, 'Company ' || n % 100, 'Engineer', 'https://jobs.example.test/' || n, now() - n * interval '1 second'
     from generate_series(1, 5000) n`,
    [team.seeker.id],
  )
  const rows = (await ask(team, { company: 'company 7', position: 'engineer' })).body
  expect(rows.map((each: { jobUrl: string }) => each.jobUrl)).toEqual(
    Array.from({ length: 20 }, (_, index) => `https://jobs.example.test/${index * 100 + 7}`),
  )
  expect((await ask(team, { jobUrl: 'https://jobs.example.test/5000?trk=x' })).body).toHaveLength(1)
})

test('only warns: the server still records the application', async () => {
  const app = file()
  const team = await createSignedInTeam(app)
  for (let created = 0; created < 2; created++)
    await createApplicationFor(app, team.manager, { userId: team.seeker.id })
  expect((await ask(team, { company: 'Acme', position: 'Engineer' })).body).toHaveLength(2)
})
