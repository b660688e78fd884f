/** What a site answers to one address. */
export interface RecordedAnswer {
  status?: number
  type?: string
  body?: string
  location?: string
}

const json = (body: unknown, status = 200): RecordedAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})
const xml = (...ids: string[]): RecordedAnswer => ({
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>${ids
    .map((id) => `<position>\n    <id>${id}</id>\n    <office>Berlin</office>\n    <name>Gärtner</name>\n</position>`)
    .join('\n')}</workzag-jobs>\n`,
})
export const page = (body: string, status = 200): RecordedAnswer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html><head><title>Gardener</title></head><body>${body}</body></html>`,
})
export const redirect = (location: string): RecordedAnswer => ({ status: 302, location })

const describe = (validThrough?: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'JobPosting', title: 'Gardener', validThrough })}</script><h1>Gardener</h1>`
export const live = page(`${describe('2090-01-01')}<a href="#apply">Apply for this job</a>`)
export const expired = page(describe('2020-01-31'))
export const shell = page('<div id="root"></div><script src="/app.js"></script>')
const wall: RecordedAnswer = { ...page('<h1>Checking your browser</h1><p>Enable JavaScript and cookies.</p>', 403) }

const uuid = '3c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11'
const otherUuid = '7a11c2d3-1d2f-4a53-9c64-2f8f0d3f3c7c'

/** Each board: a link, its API, and how the API answers for a job that is there and for one that is not. */
export const boards = {
  greenhouse: {
    link: 'https://job-boards.greenhouse.io/acme/jobs/4012345',
    api: 'https://boards-api.greenhouse.io/v1/boards/acme/jobs/4012345',
    open: json({ id: 4012345, title: 'Gardener', absolute_url: 'https://job-boards.greenhouse.io/acme/jobs/4012345' }),
    without: json({ status: 404, error: 'Job not found' }, 404),
    closedPage: redirect('/acme?error=true'),
    landing: ['https://job-boards.greenhouse.io/acme?error=true', page('<h1>Current openings at Acme</h1>')],
  },
  lever: {
    link: `https://jobs.lever.co/acme/${uuid}`,
    api: `https://api.lever.co/v0/postings/acme/${uuid}?mode=json`,
    open: json({ id: uuid, text: 'Gardener', hostedUrl: `https://jobs.lever.co/acme/${uuid}` }),
    without: json({ ok: false, error: 'Document not found' }, 404),
    closedPage: page(
      "<h2>Sorry, we couldn't find anything here</h2><p>The job posting you're looking for might have closed, or it has been removed. (404 error)</p>",
      404,
    ),
  },
  ashby: {
    link: `https://jobs.ashbyhq.com/acme/${uuid}`,
    api: 'https://api.ashbyhq.com/posting-api/job-board/acme',
    open: json({
      apiVersion: '1',
      jobs: [
        { id: otherUuid, isListed: true },
        { id: uuid, title: 'Gardener', isListed: true },
      ],
    }),
    without: json({ apiVersion: '1', jobs: [{ id: otherUuid, title: 'Clerk', isListed: true }] }),
    closedPage: shell,
  },
  smartrecruiters: {
    link: 'https://jobs.smartrecruiters.com/Acme1/743999912345678-gardener',
    api: 'https://api.smartrecruiters.com/v1/companies/Acme1/postings/743999912345678',
    open: json({ id: '743999912345678', name: 'Gardener', active: true }),
    without: json({ message: 'Posting not found' }, 404),
    closedPage: page('<h1>Sorry, this job has expired</h1>'),
  },
  workable: {
    link: 'https://apply.workable.com/acme/j/A1B2C3D4E5/',
    api: 'https://apply.workable.com/api/v1/widget/accounts/acme',
    open: json({ name: 'Acme', jobs: [{ title: 'Gardener', shortcode: 'A1B2C3D4E5' }] }),
    without: json({ name: 'Acme', jobs: [{ title: 'Clerk', shortcode: 'B1B2C3D4E5' }] }),
    closedPage: redirect('/acme/?not_found=true'),
    landing: ['https://apply.workable.com/acme/?not_found=true', shell],
  },
  recruitee: {
    link: 'https://acme.recruitee.com/o/head-gardener',
    api: 'https://acme.recruitee.com/api/offers/',
    open: json({
      offers: [{ id: 1, slug: 'head-gardener', careers_url: 'https://acme.recruitee.com/o/head-gardener' }],
    }),
    without: json({ offers: [{ id: 2, slug: 'clerk' }] }),
    closedPage: page('<h1>Page not found</h1>', 404),
  },
  personio: {
    link: 'https://acme.jobs.personio.de/job/1234567',
    api: 'https://acme.jobs.personio.de/xml',
    open: xml('7654321', '1234567'),
    without: xml('7654321'),
    closedPage: page('<p>Diese Stelle ist leider nicht mehr verfügbar.</p>'),
  },
} satisfies Record<
  string,
  {
    link: string
    api: string
    open: RecordedAnswer
    without: RecordedAnswer
    /** What its page then is. */
    closedPage: RecordedAnswer
    landing?: [string, RecordedAnswer]
  }
>

/** Answers that say nothing of a posting. */
export const silentAnswers: Record<string, RecordedAnswer> = {
  'a bot wall': wall,
  'a bot wall that says OK': page('<h1>Checking your browser</h1>'),
  'too many requests': { status: 429, type: 'application/json', body: '{"error":"Too many"}' },
  unauthorized: { status: 401 },
  'a server error': page('<h1>Internal Server Error</h1>', 500),
  'a bad gateway': page('<h1>Bad Gateway</h1>', 502),
  maintenance: page('<h1>This job is no longer available</h1>', 503),
  'another host': redirect('https://login.example.test/sign-in'),
  nothing: { type: 'application/json', body: '' },
  'half an answer': { type: 'application/json', body: '{"jobs":[{"id":"1"}' },
}
