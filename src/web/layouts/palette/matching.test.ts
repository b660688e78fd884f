import { expect, test } from 'vitest'
import { fit, matching } from './use-search-results.ts'

const labels = (query: string, items: Parameters<typeof matching>[1]) =>
  matching(query, items).map(({ label }) => label)

test('each word must begin a word of the label, the detail or a synonym', () => {
  const submit = { label: 'Submit Job Interest', keywords: 'posting link' }
  for (const query of ['sub', 'job int', 'interest submit', 'JOB', 'link', 'job posting', '  job  '])
    expect(fit(query, submit), query).toBeGreaterThan(0)
  for (const query of ['ubmit', 'job application', 'jobs', '?']) expect(fit(query, submit), query).toBe(0)
  expect(fit('ada@', { label: 'Ada Byron', detail: 'ada@example.test' })).toBeGreaterThan(0)
})

test('an empty query finds everything, in order', () => {
  expect(labels(' ', [{ label: 'B' }, { label: 'A' }])).toEqual(['B', 'A'])
})

test('the start of the label ranks first, then its other words, then synonyms', () => {
  const items = [
    { label: 'Account Settings', keywords: 'resume data' },
    { label: 'Upload Resume' },
    { label: 'Resume Builder' },
    { label: 'Privacy Policy' },
  ]
  expect(labels('resume', items)).toEqual(['Resume Builder', 'Upload Resume', 'Account Settings'])
})

test('case, accents and the writing system make no difference', () => {
  expect(fit('jose', { label: 'José Müller' })).toBe(3)
  expect(fit('MÜLLER', { label: 'Jose Muller' })).toBe(2)
  expect(fit('الحس', { label: 'عبد الرحمن الحسيني' })).toBe(2)
  expect(fit('株式', { label: '株式会社' })).toBe(3)
})
