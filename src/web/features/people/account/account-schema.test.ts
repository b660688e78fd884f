import { expect, it } from 'vitest'
import { accountBody, accountForm, isMismatch } from './account-schema.ts'

const shown = { firstName: 'Noor', lastName: "D'Arcy", biography: 'I read every posting twice.' }
const blank = { ...shown, currentPassword: '', newPassword: '', confirmNewPassword: '' }
const getErrors = (values: object) =>
  accountForm
    .safeParse({ ...blank, ...values })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

it('changes no password without a new password', () => {
  expect(getErrors({ currentPassword: 'filled in by the browser' })).toEqual([])
  expect(accountBody({ ...blank, currentPassword: 'filled in by the browser' })).toEqual(shown)
})

it('requires the current password and a valid new one', () => {
  expect(getErrors({ newPassword: 'a new secret' })).toEqual(['currentPassword: Please enter your current password'])
  expect(getErrors({ currentPassword: 'x', newPassword: 'short' })[0]).toMatch(/^newPassword: Please use at least/)
  expect(getErrors({ firstName: ' ' })).toEqual(['firstName: Please enter your first name'])
})

it('detects a mismatch', () => {
  expect(isMismatch({ ...blank, newPassword: 'a', confirmNewPassword: 'b' })).toBe(true)
  expect(isMismatch({ ...blank, confirmNewPassword: 'b' })).toBe(true)
  expect(isMismatch(blank)).toBe(false)
})
