import { expect, test } from 'vitest'
import { readConfirmation } from './confirmation.ts'

test('a page that thanks is a clear confirmation', () => {
  expect(readConfirmation('Thank you for applying\nYour confirmation number is NW-48213.')).toEqual({
    isClear: true,
    sentence: 'Thank you for applying',
    number: 'NW-48213',
  })
  expect(readConfirmation('Your application has been submitted.')).toMatchObject({ isClear: true, number: '' })
})

test('anything else is not', () => {
  for (const text of [
    'Apply now',
    'There was a problem. Thank you for your interest.',
    'Thank you for applying. Phone is required',
    'Application number of openings: many',
    '',
  ])
    expect(readConfirmation(text).isClear).toBe(false)
  expect(readConfirmation('application id: pending').number).toBe('')
})
