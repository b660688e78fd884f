import { expect, it } from 'vitest'
import { sandboxCard } from '#contract/sandbox.ts'
import { asExpiry, inGroups } from './card-format.ts'

it('groups the digits of a card as they come', () => {
  expect(inGroups('4')).toBe('4')
  expect(inGroups('42424')).toBe('4242 4')
  expect(inGroups('4242-4242 4242  4242')).toBe('4242 4242 4242 4242')
  expect(inGroups('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(inGroups('x')).toBe('')
})

it('reads an expiry however it is typed', () => {
  expect(asExpiry('1')).toBe('1')
  expect(asExpiry('5')).toBe('05 / ')
  expect(asExpiry('12')).toBe('12 / ')
  expect(asExpiry('12 / 3')).toBe('12 / 3')
  expect(asExpiry('1234')).toBe('12 / 34')
  expect(asExpiry('12/34')).toBe('12 / 34')
  expect(asExpiry('12/2034')).toBe('12 / 34')
  expect(asExpiry('12 / 203')).toBe('12 / 203')
  expect(asExpiry('1/34')).toBe('01 / 34')
  expect(asExpiry('')).toBe('')
})

it('gives what the server takes', () => {
  const card = { number: inGroups('4242424242424242'), expiry: asExpiry('1234'), cvc: '123' }
  expect(sandboxCard.parse(card)).toEqual({ number: '4242424242424242', expiry: '12 / 34', cvc: '123' })
})
