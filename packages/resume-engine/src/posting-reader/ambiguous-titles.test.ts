import { describe, expect, test } from 'vitest'
import { buildPage } from './pages.fixture.ts'
import { readPosting } from './read-posting.ts'

type Page = Parameters<typeof buildPage>[0]
type Shape = [name: string, url: string, page: Page, company: string, position: string]

const read = (page: Page, url: string) => readPosting(buildPage(page), url)

describe('what could be read in two ways stays empty', () => {
  const job = 'https://board.example/jobs/41'

  test.each<Shape>([
    ['a position and a department or city', job, { title: 'Senior Baker - Springfield | Board' }, '', 'Senior Baker'],
    ['a position and a field of work', job, { title: 'Engineer - Systems' }, '', 'Engineer'],
    [
      'a position, a city and a company',
      job,
      { title: 'Data Scientist – Berlin – Oakhurst GmbH' },
      '',
      'Data Scientist',
    ],
    ['a company or a company in a city', job, { title: 'Senior Baker at Oakhurst in Portland' }, '', 'Senior Baker'],
    ['"at" of another kind', job, { title: 'Look at this' }, '', ''],
    ['"at" elsewhere', 'https://oakhurst.example/', { title: 'Cookies at Oakhurst' }, '', ''],
    [
      'LinkedIn in another language',
      'https://de.linkedin.com/jobs/view/1',
      { title: 'Oakhurst sucht Bäckermeister in Berlin | LinkedIn' },
      '',
      '',
    ],
    ['neither a known word', job, { title: 'Oakhurst - Sunrise' }, '', ''],
    ['two positions', job, { title: 'Senior Baker - Team Leader' }, '', ''],
    ['two employers', job, { title: 'Oakhurst Foods Ltd - Rye Foods Ltd' }, '', ''],
    ['"at" twice', job, { title: 'Baker at Night at Oakhurst' }, '', ''],
    ['titles that differ', job, { title: 'Senior Baker at Oakhurst', og: { title: 'Driver at Rye' } }, '', ''],
    [
      'the name of a board',
      job,
      { title: 'Senior Baker | LinkedIn', og: { site_name: 'LinkedIn' } },
      '',
      'Senior Baker',
    ],
    ['the name of a site', job, { title: 'Senior Baker | Board', og: { site_name: 'Board' } }, '', 'Senior Baker'],
    [
      'a name that is no page of a posting',
      'https://oakhurst.example/',
      { title: 'Oakhurst – Bread since 1902' },
      '',
      '',
    ],
    ['a hiring manager', job, { title: 'Technical hiring lead at Oakhurst' }, 'Oakhurst', 'Technical hiring lead'],
    ['we are hiring', job, { title: 'We are hiring a Senior Baker' }, '', ''],
  ])('%s', (_name, url, page, company, position) => {
    expect(read(page, url)).toMatchObject({ company, position })
  })

  test.each([
    'Just a moment...',
    'Attention Required! | Cloudflare',
    'Access Denied',
    'Sign in to Oakhurst',
    'Log in | LinkedIn',
    '404 - Page not found',
    'Job not found | Oakhurst Careers',
    'This position is no longer available',
    'Are you a human?',
  ])('a page that is no posting: %s', (title) => {
    const page = { title, og: { site_name: 'Oakhurst', description: 'Sign in to go on.' } }
    expect(read(page, 'https://careers.oakhurst.example/jobs/41')).toEqual({
      company: '',
      position: '',
      description: '',
      location: '',
    })
  })

  test.each([
    '24 Baker jobs in Portland',
    'Baker Jobs in Portland, OR | Indeed',
    'Careers at Oakhurst',
    'Join us',
    'Jobs',
    '',
  ])('a list of postings: %s', (title) => {
    expect(read({ title }, 'https://board.example/jobs').position).toBe('')
  })
})
