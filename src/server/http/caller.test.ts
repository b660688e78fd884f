import { expect, test } from 'vitest'
import { toCaller } from './caller.ts'
import { toLimitAddress } from './rate-limits.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::78', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(toLimitAddress(address)).toBe(network)
})

test('a session is counted by account and address, a visitor by address', () => {
  expect(toCaller({ id: 'ann', address: '192.0.2.7' })).toEqual(['account:ann', 'address:192.0.2.7'])
  const view = { id: 'view', adminId: 'eve', adminName: 'Eve Adams', expiresAt: '2026-01-01T00:00:00.000Z' }
  expect(toCaller({ id: 'ann', view, address: '192.0.2.7' })).toEqual(['account:eve', 'address:192.0.2.7'])
  expect(toCaller({ id: null, address: '192.0.2.7' })).toEqual(['address:192.0.2.7'])
})
