import { expect, it } from 'vitest'
import { sandboxCard } from '#contract/sandbox.ts'
import { formatExpiry, groupDigits } from './card-format.ts'

it('groups the digits of a card number while they are typed', () => {
  expect(groupDigits('4')).toBe('4')
  expect(groupDigits('42424')).toBe('4242 4')
  expect(groupDigits('4242-4242 4242  4242')).toBe('4242 4242 4242 4242')
  expect(groupDigits('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(groupDigits('x')).toBe('')
})

it('parses an expiry in any notation', () => {
  expect(formatExpiry('1')).toBe('1')
  expect(formatExpiry('5')).toBe('05 / ')
  expect(formatExpiry('12')).toBe('12 / ')
  expect(formatExpiry('12 / 3')).toBe('12 / 3')
  expect(formatExpiry('1234')).toBe('12 / 34')
  expect(formatExpiry('12/34')).toBe('12 / 34')
  expect(formatExpiry('12/2034')).toBe('12 / 34')
  expect(formatExpiry('12 / 203')).toBe('12 / 203')
  expect(formatExpiry('1/34')).toBe('01 / 34')
  expect(formatExpiry('')).toBe('')
})

it('formats what the contract accepts', () => {
  const card = { number: groupDigits('4242424242424242'), expiry: formatExpiry('1234'), cvc: '123' }
  expect(sandboxCard.parse(card)).toEqual({ number: '4242424242424242', expiry: '12 / 34', cvc: '123' })
})
