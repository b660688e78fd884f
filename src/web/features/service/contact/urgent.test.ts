import { expect, it } from 'vitest'
import { isUrgent, toUrgent, withoutUrgent } from './urgent.ts'

it('puts the word before a message once, and removes it again', () => {
  expect(toUrgent('I cannot log in.')).toBe('Urgent: I cannot log in.')
  expect(toUrgent('URGENT! I cannot log in.')).toBe('URGENT! I cannot log in.')
  expect(withoutUrgent(toUrgent('I cannot log in.'))).toBe('I cannot log in.')
  expect(withoutUrgent('Not urgent')).toBe('Not urgent')
})

it('finds the word at the start only, as the server does', () => {
  for (const message of ['urgent', '  Urgent: help', '*urgent* help', '"Urgent" help'])
    expect(isUrgent(message), message).toBe(true)
  for (const message of ['', 'urgently', 'It is urgent', 'insurgent']) expect(isUrgent(message), message).toBe(false)
})
