import { expect, test } from 'vitest'
import { analyzeLetter, analyzeResume } from '@foothold/resume-engine/analyze'
import { accountant, engineer } from '#engine/writer/forms.fixture.ts'
import { writeLetter, writeResume } from '@foothold/resume-engine/write'
import { analysis } from '@foothold/resume-engine/analysis'
import { limitRules } from '#server/http/rate-limits.ts'
import { createTextWorker } from '#server/gateways/text-worker/text-worker.ts'
import { createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp, testApp } from '#test/harness.ts'

const file = fileApp()
const post = (url: string, body: unknown) => file().anonymous.post(url, body)

test("a visitor's resume is written by the embedded writer and analysed", async () => {
  const { status, body } = await post('/api/simple-resume', engineer)
  expect(status).toBe(200)
  const { text, missing } = writeResume(engineer)
  const { jobDescription, targetJob } = engineer
  const expected = analysis.parse(analyzeResume({ text, jobDescription, targetJob }))
  expect(body).toEqual({ resume: text, analysis: expected, source: 'embedded', setAside: null, leftOut: [], missing })
})

test('so is a cover letter, with its grouped fields', async () => {
  const { status, body } = await post('/api/generate-cover-letter', accountant)
  expect(status).toBe(200)
  const { coverLetter } = body
  const day = /\n\n(\w+ \d+, 20\d\d)\n\nHiring Manager\nBrightwater Housing\n\nSubject: /.exec(coverLetter)?.[1] ?? ''
  expect(Math.abs(Date.parse(day) - Date.now())).toBeLessThan(3 * 24 * 3600 * 1000)
  expect(coverLetter.replace(`${day}\n\n`, '')).toBe(writeLetter(accountant).text)
  expect(body).toMatchObject({ source: 'embedded', setAside: null })
  expect(body.analysis.checks.length).toBeGreaterThan(3)
  expect((await post('/api/generate-cover-letter', {})).status).toBe(200)
})

test('a text is analysed as in the browser', async () => {
  const job = { jobDescription: 'We need Excel and Sage.', companyName: 'Acme', position: 'Clerk' }
  const content = writeLetter(accountant).text
  const letter = await post('/api/analyze-cover-letter', { content, ...job })
  expect(letter.body).toEqual(analysis.parse(analyzeLetter({ text: content, ...job })))
  const resume = await post('/api/analyze-resume', { content: 'SKILLS\nExcel', jobDescription: job.jobDescription })
  expect(resume.body).toEqual(
    analysis.parse(analyzeResume({ text: 'SKILLS\nExcel', jobDescription: job.jobDescription })),
  )
})

test('too long and invalid forms are refused', async () => {
  const long = 'x'.repeat(50_001)
  const bodies: [string, object][] = [
    ['/api/simple-resume', {}],
    ['/api/simple-resume', { ...engineer, email: 'maren' }],
    ['/api/simple-resume', { ...engineer, summary: long }],
    ['/api/simple-resume', { ...engineer, skills: ['Excel'] }],
    ['/api/simple-resume', { ...engineer, positions: Array.from({ length: 101 }, () => ({})) }],
    ['/api/generate-cover-letter', { jobDetails: { jobDescription: long } }],
    ['/api/analyze-resume', { content: '' }],
    ['/api/analyze-cover-letter', { content: long }],
  ]
  for (const [url, body] of bodies) expect((await post(url, body)).status, url).toBe(400)
})

test('proposes corrections of spelling and grammar, and changes nothing by itself', async () => {
  const texts = [
    { name: 'motivation.whyCompany', text: 'i have recieved your catalog for years.\nI like Managment Partners.' },
    { name: 'experience.keyAchievements', text: 'cut close from 9 days to 5' },
  ]
  const known = 'Managment Partners'
  expect(await post('/api/copy-edit', { texts, known })).toMatchObject({
    status: 200,
    body: {
      edits: [
        {
          name: 'motivation.whyCompany',
          before: 'i have recieved your catalog for years.',
          after: 'I have received your catalog for years.',
          reasons: ['Capital letter', 'Spelling'],
        },
      ],
    },
  })
  const long = 'Managed 3 budgets for the sales team. '.repeat(1_000)
  const tooMuch = [1, 2].map((at) => ({ name: `${at}`, text: long }))
  expect((await post('/api/copy-edit', { texts: tooMuch, known })).status).toBe(400)
})

test('the longest texts do not delay other callers', async () => {
  const long = 'Managed 3 budgets of $2,000 for the sales team, using Excel and SAP daily. '.repeat(660)
  const finished: string[] = []
  const slow = post('/api/analyze-resume', { content: long, jobDescription: long }).then(({ status }) => {
    finished.push('analysis')
    return status
  })
  for (let quick = 0; quick < 3; quick++) expect((await file().anonymous.get('/healthz')).status).toBe(200)
  finished.push('health')
  expect(await slow).toBe(200)
  expect(finished).toEqual(['health', 'analysis'])
})

test('a text that takes too long is a 400 with a message for the person', async () => {
  const app = await testApp({}, { texts: createTextWorker({ wallMs: 1 }) })
  for (const [url, body] of [
    ['/api/analyze-resume', { content: 'A resume' }],
    ['/api/analyze-cover-letter', { content: 'A letter' }],
    ['/api/simple-resume', engineer],
    ['/api/generate-cover-letter', accountant],
  ] as const)
    expect(await app.anonymous.post(url, body)).toMatchObject({
      status: 400,
      body: { message: 'This text took too long to work on. Please try a shorter one.' },
    })
})

test('limits writings and analyses per hour, by address and by account', async () => {
  const app = await testApp()
  const me = await app.signIn(await createUser(app))
  const calls = [
    ['writing', '/api/simple-resume', engineer],
    ['analysis', '/api/analyze-resume', { content: 'A resume' }],
  ] as const
  for (const [what, url, body] of calls) {
    const full = (who: 'address' | 'account') =>
      app.pool.query('update rate_limits set points = $1 where key like $2', [
        limitRules[`${what}, ${who}`].points,
        `${what}, ${who}%`,
      ])
    expect((await me.post(url, body)).status).toBe(200)
    await full('account')
    expect(await me.post(url, body)).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } })
    expect((await app.anonymous.post(url, body)).status).toBe(200)
    await full('address')
    expect((await app.anonymous.post(url, body)).status).toBe(429)
  }
})

test('during a view, writings and analyses count for the admin, not for the person viewed', async () => {
  const app = await testApp()
  const { admin, seeker } = await createSignedInTeam(app)
  const view = { reason: 'They could not find their interviews.' }
  expect((await admin.calls.post(`/api/admin/users/${seeker.id}/view`, view)).status).toBe(201)
  const calls = [
    ['writing', '/api/simple-resume', engineer],
    ['analysis', '/api/analyze-resume', { content: 'A resume' }],
  ] as const
  for (const [limit, url, body] of calls) {
    expect((await admin.calls.post(url, body)).status).toBe(200)
    const name = `${limit}, account` as const
    await app.pool.query('update rate_limits set points = $1 where key like $2', [limitRules[name].points, `${name}%`])
    expect((await admin.calls.post(url, body)).status).toBe(429)
    expect((await seeker.calls.post(url, body)).status).toBe(200)
  }
})
