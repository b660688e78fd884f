import { expect, test } from 'vitest'
import { pack } from '../forms/pack.fixture.ts'
import type { FormField } from './model/form-field.ts'
import type { Pack } from './model/pack.ts'
import { planForm, toFieldName } from './plan-form.ts'

const toField = (label: string, more: Partial<FormField> = {}): FormField => ({
  id: label,
  kind: 'text',
  label,
  section: '',
  help: '',
  placeholder: '',
  autocomplete: '',
  names: '',
  type: 'text',
  options: [],
  part: null,
  value: '',
  required: false,
  ...more,
})
const plan = (field: FormField, given: Partial<Pack> = {}) => planForm([field], { ...pack, ...given })[0]
const choice = (label: string, ...options: string[]) => toField(label, { kind: 'radio', options })

test.each([
  ['First name', 'Elena'],
  ['Nachname', 'Marquez'],
  ['What is your notice period?', 'Two weeks'],
  ['Years of experience with TypeScript', '6'],
  ['City', 'Portland'],
  ['ZIP code', '97205'],
])('%s is certain', (label, text) => {
  expect(plan(toField(label))).toMatchObject({ state: 'certain', wanted: { text } })
})

test.each([
  ["Referrer's name"],
  ['Emergency contact phone'],
  ['Middle name'],
  ['Years of experience with Java'],
  ['Tell us about yourself'],
])('%s is unknown', (label) => {
  expect(plan(toField(label))?.state).toBe('unknown')
})

test.each([
  ['Gender', 'sensitive'],
  ['Geburtsdatum', 'sensitive'],
  ['Do you have a disability?', 'sensitive'],
  ['I agree to the privacy policy', 'consent'],
  ['Signature', 'consent'],
  ['Enter the security code', 'captcha'],
  ['Social Security Number', 'secret'],
])('%s is barred: %s', (label, why) => {
  expect(plan(toField(label))).toMatchObject({ state: 'barred', why, wanted: null })
})

test('options that decline to answer make a question sensitive', () => {
  expect(plan(choice('About you', 'A', 'B', 'Prefer not to say'))?.why).toBe('sensitive')
})

test('only a typed answer to exactly this question lifts the bar of a sensitive one', () => {
  const question = 'Are you a protected veteran?'
  const answers = [{ id: 'v', topic: '', question, answer: 'No' }]
  expect(plan(choice(question, 'Yes', 'No'), { answers })).toMatchObject({ state: 'certain', answerId: 'v' })
  expect(plan(choice('Are you a veteran?', 'Yes', 'No'), { answers })?.state).toBe('barred')
  const consent = [{ id: 'c', topic: '', question: 'I agree to the terms of use', answer: 'Yes' }]
  expect(plan(choice('I agree to the terms of use', 'Yes', 'No'), { answers: consent })?.state).toBe('barred')
})

test('where options mean opposites nothing is guessed', () => {
  const ask = (label: string) => plan(choice(label, 'Yes', 'No'))
  expect(ask('Will you require sponsorship?')).toMatchObject({ state: 'certain', wanted: { text: 'No' } })
  expect(ask('Can you work without sponsorship?')?.state).not.toBe('certain')
  expect(ask('Will you not need sponsorship?')?.state).not.toBe('certain')
  expect(ask('Will you require sponsorship to work in Canada?')?.state).not.toBe('certain')
  expect(ask('Are you legally authorized to work in the United States?')?.state).toBe('certain')
  expect(ask('Are you legally authorized to work in Canada?')?.state).not.toBe('certain')
  expect(ask('Are you authorized to work without sponsorship?')?.state).not.toBe('certain')
})

test('a list without the exact option is left to the manager', () => {
  expect(plan(choice('How did you hear about us?', 'Newspaper', 'Radio'))?.state).toBe('by-hand')
})

test('salaries in another currency or period are shown, not filled', () => {
  for (const label of ['Expected salary (EUR)', 'What is your expected salary per month?', 'Gehaltsvorstellung'])
    expect(plan(toField(label))?.state).not.toBe('certain')
})

test('a page that says two things is asked about', () => {
  expect(plan(toField('Last name', { autocomplete: 'given-name' }))?.state).toBe('uncertain')
})

test('what stands in a field stays', () => {
  expect(plan(toField('First name', { value: 'Lena' }))).toMatchObject({ state: 'done', wanted: null })
})

test('files go only where the form names them', () => {
  const upload = (label: string, more: Partial<FormField> = {}) =>
    plan(toField(label, { kind: 'file', type: 'file', ...more }))?.documentKind
  expect(upload('Resume/CV')).toBe('resume')
  expect(upload('Anschreiben')).toBe('cover-letter')
  expect(upload('Attach', { section: 'Resume' })).toBe('resume')
  for (const label of ['Autofill from resume', 'Other documents', 'Photo', 'Upload a file'])
    expect(upload(label)).toBe(null)
})

test('boxes of a board that answers clicks with a captcha are left to the manager', () => {
  const [entry] = planForm([choice('Are you willing to relocate?', 'Yes', 'No')], pack, {
    name: 'lever',
    boxesByHand: true,
  })
  expect(entry?.state).toBe('by-hand')
})

test('a reviewed mapping decides, on its board alone', () => {
  const mappings = [{ board: 'lever', label: 'Your handle on the hub', concept: 'github' }]
  const entries = ['lever', 'ashby'].map(
    (name) => planForm([toField('Your handle on the hub')], { ...pack, mappings }, { name })[0]?.state,
  )
  expect(entries).toEqual(['certain', 'unknown'])
})

test('jobs are counted by the number of their section', () => {
  const fields = ['Work Experience 2', 'Work Experience 1'].map((section) =>
    toField('Company', { section, id: section }),
  )
  expect(planForm(fields, pack).map(({ wanted }) => wanted?.text)).toEqual(['Cedar Health', 'Northwind Logistics'])
})

test('a client who gave nothing fills nothing', () => {
  const empty: Pack = {
    client: { firstName: '', lastName: '', email: '', phone: null, address: null, links: [] },
    work: [],
    education: [],
    facts: {
      workAuthorization: null,
      sponsorshipNeeded: null,
      salaryExpectation: null,
      noticePeriod: null,
      willingToRelocate: null,
      over18: null,
    },
    answers: [],
    documents: [],
  }
  const labels = [
    'First name',
    'Full name',
    'Email',
    'Phone',
    'City',
    'LinkedIn',
    'Company',
    'Notice period',
    'Are you 18 or older?',
    'Resume',
  ]
  expect(
    planForm(
      labels.map((label) => toField(label)),
      empty,
    ).filter(({ wanted }) => wanted),
  ).toEqual([])
})

test('a file that the application does not have is no question to the client', () => {
  const field = toField('Resume/CV', { kind: 'file', type: 'file' })
  expect(plan(field, { documents: [] })).toMatchObject({ state: 'by-hand', documentKind: null, wanted: null })
  expect(plan(toField('Transcript', { kind: 'file', type: 'file' }), { documents: [] })?.state).toBe('unknown')
})

test('a correction is for the field of its section, in each block of it', () => {
  const inWork = toField('Team', { section: 'Work Experience 1' })
  const mappings = [{ board: 'other', label: toFieldName(inWork), concept: 'job_company' }]
  const find = (section: string) => plan(toField('Team', { section }), { mappings })
  expect(find('Work Experience 1')?.concept).toBe('job_company')
  expect(find('Work Experience 2')).toMatchObject({ concept: 'job_company', wanted: { text: 'Cedar Health' } })
  expect(find('Sports')?.concept).toBe(null)
})
