import { expect, test } from 'vitest'
import { interviewBrief } from '#contract/interviews.ts'
import { createApplicationFor } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { createAppointment, createInterviewee, inHours } from './interviews.fixture.ts'

const file = fileApp()

async function createBriefing(posting?: string) {
  const interviewee = await createInterviewee(file())
  const { seeker, save, applicationId } = interviewee
  const jobUrl = `https://jobs.example.test/${applicationId}`
  await file().pool.query("update job_applications set job_url = $2, position = 'Team Member' where id = $1", [
    applicationId,
    jobUrl,
  ])
  if (posting !== undefined)
    await file().pool.query(
      'insert into postings (user_id, job_url, description, read_at) values ($1, $2, $3, now())',
      [seeker.id, jobUrl, posting],
    )
  await seeker.calls.post('/api/profile', {
    workHistory: [
      {
        company: 'Acme',
        position: 'Engineer',
        startDate: '2021-04',
        description: 'Moved 40 databases to PostgreSQL and cut costs by 30%. I also cooked for everyone.',
      },
    ],
    skills: ['Kubernetes'],
  })
  const [stored] = await save(createAppointment())
  return { ...interviewee, stored, path: `/api/interviews/${stored?.id}/brief` }
}

test("prepares with the client's own words and the questions of the trade, for both sides alike", async () => {
  const { seeker, manager, path } = await createBriefing('Backend developer. You know PostgreSQL and REST APIs.')
  const { body } = await seeker.calls.get(path)
  expect(interviewBrief.safeParse(body).success).toBe(true)
  expect(body.stories[0]).toEqual({
    about: 'Moved 40 databases to PostgreSQL and cut costs by 30%.',
    source: 'Engineer at Acme, 2021 to today',
    action: 'Moved 40 databases to PostgreSQL',
    result: 'cut costs by 30%.',
  })
  expect(body.stories).toHaveLength(3)
  expect(body.questions).toHaveLength(5)
  expect(body.questions.join(' ')).toContain('a bug that took you far longer to find')
  expect(body.earlier).toEqual([])
  expect(body.languageNote).toBeNull()
  expect((await manager.calls.get(path)).body).toEqual(body)
})

test('says that we write English only where the posting is in another language', async () => {
  const { seeker, path } = await createBriefing(
    'Wir suchen eine Entwicklerin (m/w/d) für unser Büro in Köln. Sie bringen Erfahrung mit Datenbanken mit.',
  )
  const { body } = await seeker.calls.get(path)
  expect(body.languageNote).toMatch(
    /^The job description doesn't seem to be in English\. We write and score English only\./,
  )
  expect(body.questions).toHaveLength(5)
})

test('tells stories from the attached resume and letter', async () => {
  const { seeker, path, applicationId } = await createBriefing()
  const create = async (work: object) => (await seeker.calls.post('/api/documents', work)).body.id
  const documentIds = [
    await create({
      kind: 'resume',
      name: 'Resume',
      form: { positions: [{ company: 'Kew', position: 'Lead', achievements: 'Raised output from 5 to 9 beds a day' }] },
      content: 'Resume',
    }),
    await create({
      kind: 'cover-letter',
      name: 'Letter',
      form: {},
      content: 'Dear Team,\n\nI trained 12 gardeners in two years.\n\nSincerely,\nSam',
    }),
  ]
  await seeker.calls.put(`/api/applications/${applicationId}/documents`, { documentIds })
  const { body } = await seeker.calls.get(path)
  const sources = body.stories.map(({ source }: { source: string }) => source)
  expect(sources).toContain('Lead at Kew')
  expect(sources).toContain('Cover letter')
})

test('without a posting and a known title it asks what everyone is asked', async () => {
  const { seeker, path } = await createBriefing()
  const { body } = await seeker.calls.get(path)
  expect(body.questions).toHaveLength(5)
  expect(body.asks).toHaveLength(4)
})

test('the next room shows how it went with the same employer before, and nothing of others or of later', async () => {
  const { seeker, manager, save, stored, applicationId } = await createBriefing()
  const other = await createApplicationFor(file(), manager, { userId: seeker.id, company: 'Acme, Inc.' })
  const foreign = await createApplicationFor(file(), manager, { userId: seeker.id, company: 'Acme Brick' })
  const past = { ...createAppointment(-48), kind: 'phone' }
  for (const [id, outcome] of [
    [other.id, 'The numbers went well, the salary did not.'],
    [foreign.id, 'Bricks.'],
  ])
    await seeker.calls.put(`/api/applications/${id}/interviews`, [{ ...past, outcome }])
  const list = await save({ ...createAppointment(), id: stored?.id }, { ...createAppointment(200), outcome: 'Later' })
  expect(list).toHaveLength(2)
  const read = async () => (await seeker.calls.get(`/api/interviews/${stored?.id}/brief`)).body
  expect((await read()).earlier).toMatchObject([
    { kind: 'phone', outcome: 'The numbers went well, the salary did not.' },
  ])
  const before = (await read()).questions
  await seeker.calls.put(`/api/applications/${applicationId}/interviews`, [
    { ...createAppointment(), id: stored?.id },
    { ...createAppointment(2), endsAt: inHours(3) },
  ])
  expect((await read()).questions).not.toEqual(before)
})
