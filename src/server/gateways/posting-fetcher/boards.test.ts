import { expect, test } from 'vitest'
import { judgeAnswer, toBoardRequest } from './boards.ts'

const uuid = '3c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11'

test.each([
  [
    'https://boards.greenhouse.io/acme/jobs/4012345?gh_src=x',
    'https://boards-api.greenhouse.io/v1/boards/acme/jobs/4012345',
  ],
  [
    'https://job-boards.greenhouse.io/acme/jobs/4012345/',
    'https://boards-api.greenhouse.io/v1/boards/acme/jobs/4012345',
  ],
  [
    'https://boards.greenhouse.io/embed/job_app?for=acme&token=77',
    'https://boards-api.greenhouse.io/v1/boards/acme/jobs/77',
  ],
  [`https://jobs.lever.co/acme/${uuid}/apply`, `https://api.lever.co/v0/postings/acme/${uuid}?mode=json`],
  [`https://jobs.eu.lever.co/acme/${uuid}`, `https://api.eu.lever.co/v0/postings/acme/${uuid}?mode=json`],
  [
    `https://jobs.ashbyhq.com/Acme%20Inc./${uuid}/application`,
    'https://api.ashbyhq.com/posting-api/job-board/Acme%20Inc.',
  ],
  [
    'https://jobs.smartrecruiters.com/Acme1/743999912345678-gardener',
    'https://api.smartrecruiters.com/v1/companies/Acme1/postings/743999912345678',
  ],
  ['https://apply.workable.com/acme/j/A1B2C3D4E5/', 'https://apply.workable.com/api/v1/widget/accounts/acme'],
  ['https://acme.recruitee.com/o/head-gardener', 'https://acme.recruitee.com/api/offers/'],
  ['https://acme.jobs.personio.de/job/1234567?language=de', 'https://acme.jobs.personio.de/xml'],
  ['https://acme.jobs.personio.com/job/1234567', 'https://acme.jobs.personio.com/xml'],
])('%s is asked for at %s', (link, api) => expect(toBoardRequest(link)?.api).toBe(api))

/** The only hosts that are ever asked for an API, and the labels that an employer may have before two of them. */
const apiHost =
  /^(?:boards-api\.greenhouse\.io|api\.(?:eu\.)?lever\.co|api\.ashbyhq\.com|api\.smartrecruiters\.com|apply\.workable\.com|[a-z0-9-]+\.(?:recruitee\.com|jobs\.personio\.(?:de|com)))$/

test('whatever a link says, only the host and the path of a board are asked for', () => {
  const parts = [
    '..',
    '%2e%2e',
    '%2f',
    'a%2fb',
    '..%2f..%2fadmin',
    'a@evil.test',
    'a:80',
    '[::1]',
    '127.0.0.1',
    'a?b',
    'a#b',
    '%00',
    'a%0d%0aHost:x',
    '%',
    'ä',
    "o'x",
    '-',
    'a..b',
    'a\\b',
    'localhost',
    'x'.repeat(300),
  ]
  const shapes = [
    (part: string) => `https://boards.greenhouse.io/${part}/jobs/1`,
    (part: string) => `https://boards.greenhouse.io/embed/job_app?for=${part}&token=${part}`,
    (part: string) => `https://boards.greenhouse.io/embed/job_app?for=acme&token=${part}`,
    (part: string) => `https://jobs.lever.co/${part}/${uuid}`,
    (part: string) => `https://jobs.ashbyhq.com/${part}/${uuid}`,
    (part: string) => `https://jobs.smartrecruiters.com/${part}/743999912345678`,
    (part: string) => `https://apply.workable.com/${part}/j/A1B2C3D4E5`,
    (part: string) => `https://${part}.recruitee.com/o/x`,
    (part: string) => `https://acme.recruitee.com/o/${part}`,
    (part: string) => `https://${part}.jobs.personio.de/job/1`,
    (part: string) => `https://evil.test/${part}.recruitee.com/o/x`,
  ]
  let asked = 0
  for (const part of parts)
    for (const shape of shapes) {
      const request = toBoardRequest(shape(part))
      if (!request) continue
      asked++
      const { protocol, host, username, pathname } = new URL(request.api)
      expect([protocol, apiHost.test(host), username], shape(part)).toEqual(['https:', true, ''])
      expect(pathname, shape(part)).toMatch(
        /^\/(?:v1\/boards\/[^/]+\/jobs\/\d+|v0\/postings\/[^/]+\/[^/]+|posting-api\/job-board\/[^/]+|v1\/companies\/[^/]+\/postings\/\d+|api\/v1\/widget\/accounts\/[^/]+|api\/offers\/|xml)$/,
      )
    }
  expect(asked).toBeGreaterThan(20)
})

test.each([
  'https://greenhouse.io/acme/jobs/1',
  'https://boards.greenhouse.io.evil.test/acme/jobs/1',
  'https://evil.test/boards.greenhouse.io/acme/jobs/1',
  'https://boards.greenhouse.io:8443/acme/jobs/1',
  'https://boards.eu.greenhouse.io/acme/jobs/1',
  'https://jobs.lever.co/acme',
  'https://jobs.ashbyhq.com/acme/not-an-id',
  'https://apply.workable.com/j/A1B2C3D4E5',
  'https://a.b.recruitee.com/o/x',
  'https://recruitee.com/o/x',
  'https://acme.example.test/careers?gh_jid=4012345',
  'not a link',
])('%s is a page like any other', (link) => expect(toBoardRequest(link)).toBeNull())

const ask = (link: string, text: unknown, status = 200) => {
  const request = toBoardRequest(link)
  if (!request) throw new Error('No board')
  return judgeAnswer(request, { status, text: typeof text === 'string' ? text : JSON.stringify(text) })
}
const greenhouse = 'https://boards.greenhouse.io/acme/jobs/4012345'
const ashby = `https://jobs.ashbyhq.com/acme/${uuid}`
const other = { id: uuid.replace('3c', '4c'), isListed: true }

test('the API of one job says that it is there or gone; any other answer says nothing', () => {
  expect(ask(greenhouse, { id: 4012345, title: 'Gardener' })).toBe('open')
  for (const status of [404, 410]) expect(ask(greenhouse, { status: 404, error: 'Job not found' }, status)).toBe('gone')
  for (const status of [301, 302, 401, 403, 429, 500, 502, 503]) expect(ask(greenhouse, '', status)).toBe('unclear')
  for (const text of ['', '<html>Are you human?</html>', '{"id":', '[]', 'null', { id: 1 }, { error: 'x' }])
    expect(ask(greenhouse, text), JSON.stringify(text)).toBe('unclear')
  const smart = 'https://jobs.smartrecruiters.com/Acme/743999912345678-x'
  expect(ask(smart, { id: '743999912345678', active: true })).toBe('open')
  expect(ask(smart, { id: '743999912345678', active: false })).toBe('unclear')
})

test('a list says that a job is absent only if it was read whole, names other jobs and hides nothing', () => {
  expect(ask(ashby, { jobs: [other, { id: uuid, isListed: true }] })).toBe('open')
  expect(ask(ashby, { jobs: [other] })).toBe('absent')
  expect(ask(ashby, { jobs: [other, { id: uuid, isListed: false }] })).toBe('unclear')
  expect(ask(ashby, JSON.stringify({ jobs: [other] }).slice(0, -2))).toBe('unclear')
  expect(ask(ashby, { jobs: [other], moreDataAvailable: true })).toBe('unclear')
  for (const nothing of [{ jobs: [] }, {}, { jobs: null }, { jobs: ['x'] }, []])
    expect(ask(ashby, nothing)).toBe('unclear')
  // The whole board is gone, or has another name: that says nothing of the job.
  for (const status of [404, 410, 429, 500]) expect(ask(ashby, {}, status)).toBe('unclear')
})

test.each([
  [
    'https://apply.workable.com/acme/j/a1b2c3d4e5',
    { jobs: [{ shortcode: 'A1B2C3D4E5' }] },
    { jobs: [{ shortcode: 'B1B2C3D4E5' }] },
  ],
  [
    'https://acme.recruitee.com/o/head-gardener',
    { offers: [{ id: 7, slug: 'head-gardener' }] },
    { offers: [{ id: 8, slug: 'clerk' }] },
  ],
  [
    'https://acme.jobs.personio.de/job/1234567',
    '<?xml version="1.0"?><workzag-jobs><position>\n<id>1234567</id><name>x</name></position></workzag-jobs>\n',
    '<?xml version="1.0"?><workzag-jobs><position><id>12345678</id></position></workzag-jobs>',
  ],
])('the list of %s', (link, listed, without) => {
  expect(ask(link, listed)).toBe('open')
  expect(ask(link, without)).toBe('absent')
})

test("a feed of Personio's that was cut, or is empty, says nothing", () => {
  const link = 'https://acme.jobs.personio.de/job/1234567'
  expect(ask(link, '<workzag-jobs><position><id>7</id></position>')).toBe('unclear')
  expect(ask(link, '<workzag-jobs></workzag-jobs>')).toBe('unclear')
})
