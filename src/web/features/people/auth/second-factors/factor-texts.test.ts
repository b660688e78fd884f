import { expect, it } from 'vitest'
import type { SecondFactors } from '#contract/second-factors.ts'
import { getFactorKinds, groupSecret, isLastRequired, removalNote, toCodesFile } from './factor-texts.ts'

const passkey = { id: '0', name: 'Phone', createdAt: '2026-11-03T10:00:00.000Z', lastUsedAt: null }
const totp = { createdAt: '2026-11-03T10:00:00.000Z' }
const none: SecondFactors = { passkeys: [], totp: null, recoveryCodesLeft: 0, required: false }

it("asks for the account's factors, and never for recovery codes alone", () => {
  expect(getFactorKinds(none)).toEqual([])
  expect(getFactorKinds({ ...none, recoveryCodesLeft: 3 })).toEqual([])
  expect(getFactorKinds({ ...none, totp, recoveryCodesLeft: 3 })).toEqual(['totp', 'recovery'])
  expect(getFactorKinds({ ...none, passkeys: [passkey], totp })).toEqual(['passkey', 'totp'])
})

it('does not offer to remove the last factor of a person who must have one', () => {
  expect(isLastRequired({ ...none, totp, required: true })).toBe(true)
  expect(isLastRequired({ ...none, totp })).toBe(false)
  expect(isLastRequired({ ...none, totp, passkeys: [passkey], required: true })).toBe(false)
})

it('warns that recovery codes are removed with the last factor', () => {
  expect(removalNote({ ...none, totp })).toContain('Your recovery codes go with it')
  expect(removalNote({ ...none, totp, passkeys: [passkey] })).toBe('Your other factors stay.')
})

it('writes one code per line, and groups the secret by four', () => {
  expect(toCodesFile(['abcd-efgh', 'ijkl-mnop'], 'Foothold', 'a@b.test')).toBe(
    'Foothold recovery codes for a@b.test\nEach code works once.\n\nabcd-efgh\nijkl-mnop\n',
  )
  expect(groupSecret('JBSWY3DPEHPK3P')).toBe('JBSW Y3DP EHPK 3P')
})
