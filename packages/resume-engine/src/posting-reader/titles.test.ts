import { describe, expect, test } from 'vitest'
import { buildPage } from './pages.fixture.ts'
import { readPosting } from './read-posting.ts'

type Shape = [
  name: string,
  url: string,
  page: Parameters<typeof buildPage>[0],
  company: string,
  position: string,
  location?: string,
]

const read = (page: Parameters<typeof buildPage>[0], url: string) => readPosting(buildPage(page), url)

describe('pages without structured data', () => {
  test.each<Shape>([
    [
      'LinkedIn',
      'https://www.linkedin.com/jobs/view/4100200300',
      {
        title: 'Oakhurst Bakery hiring Senior Baker in Portland, Oregon, United States | LinkedIn',
        og: { site_name: 'LinkedIn' },
      },
      'Oakhurst Bakery',
      'Senior Baker',
      'Portland, Oregon, United States',
    ],
    [
      'Glassdoor',
      'https://www.glassdoor.com/job-listing/senior-baker-JV.htm',
      { title: 'Oakhurst Bakery hiring Senior Baker Job in Portland, OR | Glassdoor' },
      'Oakhurst Bakery',
      'Senior Baker',
      'Portland, OR',
    ],
    [
      'Greenhouse',
      'https://job-boards.greenhouse.io/oakhurstbakery/jobs/4100',
      {
        title: 'Job Application for Senior Baker, Night Shift at Oakhurst Bakery',
        og: { title: 'Senior Baker, Night Shift' },
      },
      'Oakhurst Bakery',
      'Senior Baker, Night Shift',
    ],
    [
      'Lever',
      'https://jobs.lever.co/oakhurst-bakery/0a1b',
      { title: 'Oakhurst Bakery - Head of Dough', og: { title: 'Oakhurst Bakery - Head of Dough' } },
      'Oakhurst Bakery',
      'Head of Dough',
    ],
    [
      'Lever, where the position has a dash',
      'https://jobs.lever.co/oakhurst/0a1b',
      { title: 'Oakhurst - Senior Baker - Nights' },
      'Oakhurst',
      'Senior Baker',
    ],
    [
      'Ashby',
      'https://jobs.ashbyhq.com/oakhurst/0a1b',
      { title: 'Dough Wrangler @ Oakhurst', og: { title: 'Dough Wrangler' } },
      'Oakhurst',
      'Dough Wrangler',
    ],
    [
      'Workday',
      'https://oakhurst.wd5.myworkdayjobs.com/en-US/External/job/Portland/Senior-Baker_R-1042',
      { title: '', og: { title: 'Senior Baker', description: 'We bake.' } },
      '',
      'Senior Baker',
    ],
    [
      'Indeed',
      'https://www.indeed.com/viewjob?jk=0a1b',
      { title: 'Senior Baker - Portland, OR 97201 - Indeed.com', og: { site_name: 'Indeed' } },
      '',
      'Senior Baker',
      'Portland, OR 97201',
    ],
    [
      'Indeed with the employer',
      'https://uk.indeed.com/viewjob?jk=0a1b',
      { title: 'Senior Baker - Oakhurst Bakery - Leeds - Indeed.com' },
      'Oakhurst Bakery',
      'Senior Baker',
      'Leeds',
    ],
    [
      'SmartRecruiters',
      'https://jobs.smartrecruiters.com/OakhurstBakery/7430-senior-baker',
      { title: 'Senior Baker | Oakhurst Bakery | SmartRecruiters' },
      'Oakhurst Bakery',
      'Senior Baker',
    ],
    [
      'Workable',
      'https://apply.workable.com/oakhurst/j/0A1B/',
      { title: 'Dough Wrangler - Oakhurst', og: { site_name: 'Oakhurst' } },
      'Oakhurst',
      'Dough Wrangler',
    ],
    [
      'Personio',
      'https://oakhurst.jobs.personio.de/job/41',
      { title: 'Bäckermeister (m/w/d) | Jobs at Oakhurst GmbH' },
      'Oakhurst GmbH',
      'Bäckermeister (m/w/d)',
    ],
    [
      'BambooHR',
      'https://oakhurst.bamboohr.com/careers/41',
      { title: 'Night Person - Oakhurst Inc.' },
      'Oakhurst Inc.',
      'Night Person',
    ],
    [
      'an employer’s careers pages',
      'https://careers.oakhurst.example/jobs/41',
      { title: 'Senior Baker | Oakhurst Careers', og: { title: 'Senior Baker', site_name: 'Oakhurst Careers' } },
      'Oakhurst',
      'Senior Baker',
    ],
    [
      'an employer’s own site',
      'https://www.oakhurst.example/careers/night-person',
      { title: 'Night Person – Oakhurst', og: { site_name: 'Oakhurst' } },
      'Oakhurst',
      'Night Person',
    ],
    [
      'position at company, in a city',
      'https://board.example/job/41',
      { title: 'Senior Baker at Oakhurst Bakery - Portland, OR | Board', og: { site_name: 'Board' } },
      'Oakhurst Bakery',
      'Senior Baker',
      'Portland, OR',
    ],
    [
      'position, company and site',
      'https://board.example/job/41',
      { title: 'Senior Baker - Oakhurst Foods Ltd | Board', og: { site_name: 'Board' } },
      'Oakhurst Foods Ltd',
      'Senior Baker',
    ],
    [
      'company is hiring',
      'https://board.example/job/41',
      { title: 'Oakhurst is hiring a Senior Baker', og: { site_name: 'Board' } },
      'Oakhurst',
      'Senior Baker',
    ],
    [
      'ZipRecruiter',
      'https://www.ziprecruiter.com/c/Oakhurst/Job/Senior-Baker/-in-Portland',
      { title: 'Senior Baker Job in Portland, OR at Oakhurst Bakery' },
      'Oakhurst Bakery',
      'Senior Baker',
      'Portland, OR',
    ],
    [
      'the employer first, on its own site',
      'https://oakhurst.example/about/careers/41',
      { title: 'Oakhurst | Accountant', og: { site_name: 'Oakhurst' } },
      'Oakhurst',
      'Accountant',
    ],
    [
      'an employer’s own site in a country',
      'https://www.oakhurst.co.uk/careers/41',
      { title: 'Loading Dock Worker | Oakhurst Ltd' },
      'Oakhurst Ltd',
      'Loading Dock Worker',
    ],
    [
      'a hospital’s careers pages',
      'https://careers.mercy.example/job/1',
      { title: 'Registered Nurse - ICU - Nights | Mercy Hospital Careers' },
      'Mercy Hospital',
      'Registered Nurse',
    ],
    [
      'remote work',
      'https://remotive.com/remote-jobs/baking/senior-baker-41',
      { title: 'Senior Baker at Oakhurst - Remote | Remotive', og: { site_name: 'Remotive' } },
      'Oakhurst',
      'Senior Baker',
      'Remote',
    ],
    [
      'a title in capitals with entities and a picture’s title',
      'https://board.example/job/41',
      { title: 'Baker & Pastry Chef at Öl & Brot', head: '<svg><title>Logo</title></svg>' },
      'Öl & Brot',
      'Baker & Pastry Chef',
    ],
  ])('%s', (_name, url, page, company, position, location = '') => {
    expect(read(page, url)).toMatchObject({ company, position, location })
  })

  test('take their text from OpenGraph', () => {
    const og = { title: 'Senior Baker', description: 'We bake.\nYou &amp; us.' }
    expect(read({ og }, 'https://board.example/jobs/1').description).toBe('We bake.\nYou & us.')
  })
})

test('titles fill what structured data leaves out, if they speak of the same position', () => {
  const jsonLd = [{ '@type': 'JobPosting', title: 'Senior Baker' }]
  const url = 'https://board.example/jobs/41'
  expect(read({ title: 'senior baker at Oakhurst', jsonLd }, url).company).toBe('Oakhurst')
  expect(read({ title: 'Driver at Oakhurst', jsonLd }, url).company).toBe('')
})
