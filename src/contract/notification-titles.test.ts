import { expect, it } from 'vitest'
import { isContinuedTitle, parseActionTitle, toActionTitle } from './notification-titles.ts'

it('puts the name first, and reads it back', () => {
  const title = toActionTitle('Mary Ann', 'sent')
  expect(title).toBe('Mary Ann applied for you')
  expect(parseActionTitle(title)).toEqual({ name: 'Mary Ann', action: 'sent' })
})

it('reads no name from the titles of earlier versions', () => {
  for (const title of ['New application', 'Application status changed', 'A question from your account manager', ''])
    expect(parseActionTitle(title)).toBeNull()
})

it('continues a title only with a message that completes the sentence', () => {
  expect(isContinuedTitle(toActionTitle('Daniel', 'sent'))).toBe(true)
  expect(isContinuedTitle(toActionTitle('Daniel', 'question'))).toBe(false)
  expect(isContinuedTitle('New application')).toBe(false)
})
