import { describe, expect, test } from 'vitest'
import { noRules, type RulesBody } from '#contract/rules.ts'
import { checkRules } from './check-rules.ts'
import { findWorkModes, findYearlyPay, isInPlaces } from './posting-facts.ts'

const job = { company: 'Acme', position: 'Senior Data Analyst', jobUrl: null, posting: null }

describe('work modes', () => {
  const rows: [string, string | null, string | null, string[]][] = [
    ['the place says remote', 'Remote - US', null, ['remote']],
    ['the place counts before the text', 'Hybrid, Berlin', 'This is a fully remote role.', ['hybrid']],
    ['a sentence says it', 'Berlin', 'This is a 100% remote position.', ['remote']],
    ['days in the office', 'Berlin', 'You spend 3 days a week in the office.', ['hybrid']],
    ['an on-site role', null, 'This is an on-site role at our plant.', ['on_site']],
    ['not remote', null, 'This position is not remote.', ['on_site']],
    ['remote teams and hybrid clouds say nothing', null, 'You support remote teams and our hybrid cloud.', []],
    ['a sentence begins with it', null, 'Good Excel. Hybrid, two days a week in Portland.', ['hybrid']],
    ['a line has nothing else', null, 'Salary: $80,000\nRemote\nFull time', ['remote']],
    ['a word in a list says nothing', null, 'You know hybrid, on-premise and non-remote, old systems.', []],
    ['nothing is read', null, null, []],
  ]
  test.each(rows)('%s', (_name, location, description, modes) =>
    expect(findWorkModes({ location, description })).toEqual(modes),
  )
})

describe('places', () => {
  const rows: [string | null, string[], boolean | null][] = [
    ['Austin, TX', ['Austin'], true],
    ['Austin, TX, USA', ['Austin, Texas'], true],
    ['Austin TX', ['Austin, TX'], true],
    ['Austin, TX', ['Texas'], true],
    ['Austin, TX', ['United States'], true],
    ['São Paulo', ['Sao Paulo'], true],
    ['Berlin, Germany', ['Munich', 'Berlin'], true],
    ['New York, NY or Boston, MA', ['Boston'], true],
    ['Portland, OR', ['Portland, Maine'], false],
    ['Denver, CO', ['Austin, TX'], false],
    ['London, UK', ['London, United Kingdom'], true],
    ['Remote', ['Austin'], null],
    [null, ['Austin'], null],
    ['Multiple locations', ['Austin'], null],
  ]
  test.each(rows)('%s in %j is %s', (location, places, expected) => expect(isInPlaces(location, places)).toBe(expected))
})

describe('pay', () => {
  const rows: [string, number | null][] = [
    ['Salary: $80,000 - $95,000 per year.', 95_000],
    ['The base pay is $80k–$95k.', 95_000],
    ['Compensation 120-150k', null],
    ['Pay range: USD 70,000 to 90,000 annually', 90_000],
    ['$25 - $30 an hour', 62_400],
    ['$25.50/hour', 53_040],
    ['Salary $6,000 per month', 72_000],
    ['We raised $50,000,000 and serve 401k plans.', null],
    ['A sign-on of $5,000 with great pay.', null],
    ['£60,000 salary', null],
    ['Nothing about money', null],
  ]
  test.each(rows)('%s', (description, expected) => expect(findYearlyPay(description)).toBe(expected))
})

test('rules that the posting says nothing about are unknown, and break nothing', () => {
  const rules: RulesBody = { ...noRules, locations: ['Berlin'], workModes: ['remote'], minimumSalary: 90_000 }
  const unknown = ['workModes', 'locations', 'minimumSalary']
  expect(checkRules(rules, job)).toEqual({ violations: [], warnings: [], unknown })
})

test('a remote job is not refused for where its employer sits', () => {
  const rules = { ...noRules, locations: ['Berlin'] }
  const posting = { location: 'Remote, Austin, TX', description: null }
  expect(checkRules(rules, { ...job, posting })).toMatchObject({ violations: [], unknown: ['locations'] })
})

test('every rule that is broken is named', () => {
  const rules: RulesBody = {
    ...noRules,
    excludedCompanies: [{ name: 'ACME Inc', aliases: [] }],
    locations: ['Berlin'],
    workModes: ['remote'],
    minimumSalary: 90_000,
    titles: ['Nurse'],
  }
  const posting = { location: 'Austin, TX', description: 'This is an on-site role. Pay: $50,000 a year.' }
  const { violations, warnings } = checkRules(rules, { ...job, posting })
  expect(violations.map(({ rule }) => rule)).toEqual(['excludedCompanies', 'workModes', 'locations', 'minimumSalary'])
  expect(violations.at(-1)?.message).toBe('The posting pays up to $50,000 a year; the rules ask for at least $90,000.')
  expect(warnings).toMatchObject([{ rule: 'titles' }])
})

test('a wanted title may have words around it', () => {
  expect(checkRules({ ...noRules, titles: ['data analyst'] }, job).warnings).toEqual([])
  expect(checkRules({ ...noRules, titles: ['analytics engineer'] }, job).warnings).toHaveLength(1)
})
