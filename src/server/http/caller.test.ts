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

test('somebody signed in is counted by account and by address, a visitor by address', () => {
  expect(toCaller({ id: 'ann', address: '192.0.2.7' })).toEqual(['account:ann', 'address:192.0.2.7'])
  expect(toCaller({ id: null, address: '192.0.2.7' })).toEqual(['address:192.0.2.7'])
})
