import { expect, test } from 'vitest'
import { analysis } from '#engine/model/analysis.ts'
import { posting, resume } from './analysis.fixture.ts'
import { analyzeResume } from './analyze-resume.ts'
import { businessFields } from './words/fields-business.ts'
import { peopleFields } from './words/fields-people.ts'
import { technologyFields } from './words/fields-technology.ts'

const analyze = (text: string, jobDescription = posting) => analyzeResume({ text, jobDescription })
const checkNamed = (result: ReturnType<typeof analyzeResume>, id: string) => {
  const found = result.checks.find((check) => check.id === id)
  if (!found) throw new Error(`no check ${id}`)
  return found
}
const ids = (result: ReturnType<typeof analyzeResume>) => result.checks.map(({ id }) => id)
const findState = (result: ReturnType<typeof analyzeResume>, term: string) =>
  result.terms.find((found) => found.term.toLowerCase() === term.toLowerCase())?.state

/** A resume of one line about work, for a posting of one required term. */
const stateWith = (asked: string, told: string) =>
  analyze(`Experience\n- Worked a year with ${told} for the whole team`, `Requirements\n- Experience with ${asked}`)
    .terms[0]?.state

test('the score is what its checks earned of what they weigh, in the contract’s shape', () => {
  const result = analyze(resume)
  const earned = result.checks.reduce((sum, check) => sum + check.earned, 0)
  const weight = result.checks.reduce((sum, check) => sum + check.weight, 0)
  expect(result.atsScore).toBe(Math.round((100 * earned) / weight))
  expect(analysis.parse(result).checks).toHaveLength(result.checks.length)
  expect(weight).toBe(100)
})

test('a check passes only with all of its weight, and only what is lost has something to mend', () => {
  const { checks } = analyze(resume)
  expect(checks.length).toBeGreaterThan(10)
  for (const { outcome, earned, weight, fix } of checks) {
    expect(outcome === 'pass').toBe(earned === weight)
    expect(fix === '').toBe(outcome === 'pass')
  }
})

test('required terms are counted, preferred ones told apart, and benefits ask for nothing', () => {
  const { terms, coverage } = analyze(resume)
  const kinds = Object.fromEntries(terms.map(({ term, kind }) => [term, kind]))
  expect(kinds).toMatchObject({ GAAP: 'required', SQL: 'required', CPA: 'preferred', 'journal entries': 'other' })
  expect(kinds).not.toHaveProperty('Salesforce')
  const required = terms.filter(({ kind }) => kind === 'required')
  const matched = required.filter(({ state }) => state === 'matched')
  expect(coverage?.required).toEqual({ met: matched.length, total: required.length })
  expect(analyze(resume).strengths[0]).toBe(`Covers ${matched.length} of ${required.length} required keywords`)
})

test('terms are marked where they stand in both texts', () => {
  const gaap = analyze(resume).terms.find(({ term }) => term === 'GAAP')
  expect(gaap?.inText.map(([start, end]) => resume.slice(start, end))).toEqual(['GAAP', 'GAAP'])
  expect(gaap?.inJob.map(([start, end]) => posting.slice(start, end))).toEqual(['GAAP'])
})

test.each([
  ['C++', 'C++'],
  ['C#', 'C#'],
  ['.NET', '.NET'],
  ['Node.js', 'NodeJS'],
  ['Go', 'Golang'],
  ['R', 'R programming'],
  ['Kubernetes', 'k8s'],
  ['AWS', 'Amazon Web Services'],
  ['machine learning', 'ML'],
  ['registered electronic health records', 'EHR'],
  ['reconciliations', 'reconciled'],
  ['SQL', 'SQL Server'],
  ['stock', 'stock counts'],
  ['inventory', 'inventory counts'],
  ['warehouse', 'a data warehouse'],
])('a posting that asks for %s is met by %s', (asked, told) => {
  expect(stateWith(asked, told)).toBe('matched')
})

test.each([
  ['Java', 'JavaScript'],
  ['JavaScript', 'Java'],
  ['C++', 'C#'],
  ['R', 'R&D'],
  ['Go', 'go-to-market plans'],
  ['warehousing', 'a data warehouse'],
  ['stock control', 'stock counts'],
  ['accounting', 'client accounts'],
])('a posting that asks for %s is not met by %s', (asked, told) => {
  expect(stateWith(asked, told)).toBe('missing')
})

test('no field of work hides another in the lists of terms', () => {
  const fields = [technologyFields, businessFields, peopleFields].flatMap((lists) => Object.keys(lists))
  expect(new Set(fields).size).toBe(fields.length)
})

test('a term told under a job earns more than one in a list', () => {
  const told = analyze(`${resume.replace('40 bank accounts', '40 bank accounts with SQL')}`)
  const listed = analyze(`${resume}, SQL`)
  expect(checkNamed(told, 'evidence').earned).toBeGreaterThan(checkNamed(listed, 'evidence').earned)
})

test('the same profession by another name is the same title, a neighbouring one is not', () => {
  const titled = (title: string) => checkNamed(analyze(`Experience\n${title}, Acme\n2019 - 2021`), 'title').earned
  expect(titled('Staff Accountant')).toBe(9)
  expect(titled('Bookkeeper')).toBeGreaterThan(7)
  expect(titled('Bank Teller')).toBeLessThan(0.2)
})

test('years are counted from the dates, overlaps once, and the same whenever it is asked', () => {
  const worked = (dates: string[]) =>
    checkNamed(analyze(`Experience\n${dates.map((date) => `Clerk, Acme, ${date}`).join('\n')}`), 'years')
  expect(worked(['Jan 2015 - Dec 2016', 'Jan 2015 - Dec 2016']).earned).toBeCloseTo(2 / 3)
  expect(worked(['Jan 2015 - Dec 2015', 'Jan 2017 - Dec 2018']).outcome).toBe('pass')
  const current = { text: 'Experience\nClerk, Acme, Jan 2026 - Present', jobDescription: posting }
  expect(checkNamed(analyzeResume({ ...current, asOf: { year: 2030, month: 1 } }), 'years').outcome).toBe('pass')
  expect(checkNamed(analyzeResume(current), 'years').outcome).toBe('fail')
})

test('a level of education is met by a higher one, and left out where none is asked for', () => {
  const taught = (degree: string) => checkNamed(analyze(`Education\n${degree}`), 'education').outcome
  expect(taught('Master of Science, 2019')).toBe('pass')
  expect(taught('MBA, Ohio State')).toBe('pass')
  expect(taught('High school diploma')).not.toBe('pass')
  expect(ids(analyze(resume, 'Requirements\n- QuickBooks'))).not.toContain('education')
})

test('without a job text the match is left out and said so', () => {
  const result = analyzeResume({ text: resume })
  expect(ids(result)).not.toContain('required')
  expect(result).toMatchObject({ coverage: null, terms: [], keywords: [] })
  expect(result.limits[0]).toContain('Without a job description')
  expect(result.checks.reduce((sum, { weight }) => sum + weight, 0)).toBe(16)
})

test('copied job text is flagged and earns none of its terms', () => {
  const copied = analyze(`Ann Example\nExperience\n${posting}`)
  expect(checkNamed(copied, 'misuse')).toMatchObject({ outcome: 'fail', earned: 0 })
  expect(findState(copied, 'QuickBooks')).toBe('misused')
  expect(checkNamed(copied, 'required').earned).toBeLessThan(3)
})

test('a long run of bare keywords is flagged and earns nothing', () => {
  const run = 'GAAP QuickBooks Excel SQL CPA Tableau accounting reconciliations journal entries audit '
  const stuffed = analyze(`Experience\nClerk, Acme, 2019 - 2020\nSkills\n${run.repeat(9)}`)
  expect(checkNamed(stuffed, 'misuse').outcome).toBe('fail')
  expect(findState(stuffed, 'GAAP')).toBe('misused')
  expect(stuffed.atsScore).toBeLessThan(
    Number(analyze(`Experience\nClerk, Acme, 2019 - 2020\nSkills\n${run}`).atsScore),
  )
})

test('saying a term over and over earns no more than saying it once, and is flagged', () => {
  const said = analyze(`${resume}\n${'- Used Tableau for the whole team\n'.repeat(30)}`)
  expect(findState(said, 'Tableau')).toBe('misused')
  expect(checkNamed(said, 'misuse').evidence[0]).toContain('Tableau (31 times)')
})

test('invisible characters are flagged and hide nothing that counts', () => {
  const hidden = analyze(resume.replaceAll('GAAP', 'GA\u200bAP'))
  expect(checkNamed(hidden, 'misuse').evidence[0]).toContain('Hidden')
  expect(findState(hidden, 'GAAP')).toBe('missing')
})

test('form tells what a machine will not find', () => {
  const bare = analyzeResume({ text: 'Clerk, Acme\nKept the books of a shop' })
  expect(checkNamed(bare, 'headings').fix).toContain('Experience, Education, Skills')
  expect(checkNamed(bare, 'contact').fix).toContain('an email address and a phone number')
  expect(checkNamed(bare, 'dates').outcome).toBe('fail')
})

test('jobs that stand below older ones are named', () => {
  const jobs = 'Experience\nClerk, Acme, Jan 2012 - Dec 2014\nClerk, Bell, Jan 2019 - Dec 2020'
  expect(checkNamed(analyzeResume({ text: jobs }), 'order')).toMatchObject({
    outcome: 'fail',
    fix: expect.stringContaining('2019'),
  })
})

test('writing counts numbers, opening verbs and their variety, and names worn phrases and the wrong tense', () => {
  const written = analyzeResume({ text: resume })
  expect(checkNamed(written, 'numbers').outcome).toBe('pass')
  expect(checkNamed(written, 'verbs').outcome).toBe('pass')
  const worn = analyzeResume({
    text: 'Summary\nA results-driven team player\nExperience\nClerk, Acme, Jan 2012 - Dec 2014\n- Manage the books of the shop',
  })
  expect(checkNamed(worn, 'cliches').evidence).toEqual(['results-driven', 'team player'])
  expect(checkNamed(worn, 'tense').evidence).toEqual(['Manage the books of the shop'])
})

test('a text without punctuation is read as well', () => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
      .replaceAll('\n', ' ')
  const result = analyze(plain(resume), plain(posting))
  expect(result.coverage?.required.met).toBeGreaterThan(5)
  expect(checkNamed(result, 'title').earned).toBeGreaterThan(7)
})

test('nothing gives nothing, and no promise', () => {
  expect(analyze('').atsScore).toBeLessThan(10)
  expect(analyze('').limits.join(' ')).toContain('no score can guarantee')
})
