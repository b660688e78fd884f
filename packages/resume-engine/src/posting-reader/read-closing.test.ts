import { expect, test } from 'vitest'
import { buildPage, posting } from './pages.fixture.ts'
import { readClosing } from './read-closing.ts'

const inBody = (body: string) => readClosing(buildPage({ title: 'Gardener', body }))

test.each([
  'This job is no longer available.',
  'Sorry, this position has been filled.',
  'This job is no longer accepting applications',
  'No longer accepting applications',
  'The job posting you’re looking for might have closed, or it has been removed. (404 error)',
  'Applications for this role are closed.',
  'This vacancy has now closed',
  'Unfortunately, this job posting has expired.',
  'Position filled',
  'Diese Stelle ist leider nicht mehr verfügbar.',
  'Leider ist diese Stelle bereits besetzt.',
])('“%s” is a closing banner', (sentence) => {
  expect(inBody(`<div><h1>Gardener</h1><p>${sentence}</p></div>`).banner).toBe(sentence.replace('’', "'"))
  expect(inBody(`<p><strong>${sentence.slice(0, 6)}</strong>${sentence.slice(6)}</p>`).banner).not.toBeNull()
})

test.each([
  'Once this position has been filled, we tell everybody who applied.',
  'If this job is no longer available, look at our other jobs.',
  'You close positions in our books at the end of each month.',
  'This position is open until filled.',
  'This role has closed captions in its job description for you to read before you apply to us.',
  'Applications close on May 4.',
  'The position is not remote.',
  'We have closed 40 deals.',
  `This job is no longer available in our Berlin office. ${'It moved, with all of its tasks, to our office in Leipzig. '.repeat(6)}`,
])('“%s” is none', (sentence) => expect(inBody(`<p>${sentence}</p>`).banner).toBeNull())

test('what a page hides, or keeps in its scripts, is no banner', () => {
  const banner = 'This job is no longer available.'
  for (const body of [
    `<div hidden><p>${banner}</p></div>`,
    `<div style="display: none"><div><p>${banner}</p></div></div>`,
    `<div aria-hidden="true">${banner}</div>`,
    `<template><p>${banner}</p></template>`,
    `<script>const texts = { closed: "<p>${banner}</p>" }</script>`,
    `<noscript><p>${banner}</p></noscript>`,
    `<!-- <p>${banner}</p> -->`,
    `<input hidden><p>Hello</p>`,
  ])
    expect(inBody(body).banner, body).toBeNull()
  expect(inBody(`<input hidden><p>${banner}</p>`).banner).toBe(banner)
})

test('knows what to apply with', () => {
  expect(inBody('<a href="/apply">Apply now</a> today').canApply).toBe(true)
  expect(inBody('<button>Apply for this job</button>').canApply).toBe(true)
  expect(inBody('<p>Apply the paint evenly.</p>').canApply).toBe(false)
})

test('reads until when the posting is open; of several the latest, if each says so', () => {
  const read = (...ends: unknown[]) =>
    readClosing(buildPage({ title: 'x', jsonLd: ends.map((validThrough) => ({ ...posting, validThrough })) }))
      .validThrough
  expect(read('2026-05-04')).toBe('2026-05-04T23:59:59.000Z')
  expect(read('2026-05-04T12:00:00+02:00')).toBe('2026-05-04T10:00:00.000Z')
  expect(read('2026-05-04', '2026-07-01')).toBe('2026-07-01T23:59:59.000Z')
  for (const unsaid of ['', 'soon', '4/5/2026', null, undefined, 20260504, '2026-99-99', ['2026-05-04']])
    expect(read(unsaid), String(unsaid)).toBeNull()
  expect(read('2026-05-04', undefined)).toBeNull()
  expect(readClosing('<p>Nothing</p>')).toEqual({
    hasPosting: false,
    validThrough: null,
    banner: null,
    canApply: false,
  })
})
