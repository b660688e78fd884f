import { expect, test } from 'vitest'
import { testApp } from '#test/harness.ts'
import { toLimitAddress } from './rate-limits.ts'

test('an IPv6 address counts with its /64, and a mapped IPv4 address as IPv4', () => {
  const network = toLimitAddress('2001:db8:1:1::1')
  for (const same of [
    '2001:db8:1:1::78',
    '2001:DB8:1:1:ffff:ffff:ffff:ffff',
    '2001:0db8:0001:0001::',
    '2001:db8:1:1::9%eth0',
  ])
    expect(toLimitAddress(same), same).toBe(network)
  for (const other of ['2001:db8:1:2::1', '2001:db8:1::1', '2001:db8::1:1:0:0:1', '::1', '192.0.2.1'])
    expect(toLimitAddress(other), other).not.toBe(network)
  for (const mapped of ['::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1'])
    expect(toLimitAddress(mapped), mapped).toBe('192.0.2.1')
  expect(toLimitAddress('192.0.2.1')).toBe('192.0.2.1')
  expect(toLimitAddress('::1')).toBe('0:0:0:0::/64')
})

test('every limit by address counts a whole IPv6 network', async () => {
  const app = await testApp({ TRUST_PROXY: '1' })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const guess = (address: string, time: number) =>
    app.anonymous.post('/api/login', { email: `a${time}@example.test`, password: 'a guess' }, from(address))
  for (let time = 0; time < 50; time++) expect((await guess(`2001:db8:1:1::${time + 1}`, time)).status).toBe(401)
  expect((await guess('2001:db8:1:1:ffff::99', 50)).status).toBe(429)
  expect((await guess('2001:db8:1:2::1', 50)).status).toBe(401)

  const person = 'one@example.test'
  const guessOne = (address: string) =>
    app.anonymous.post('/api/login', { email: person, password: 'a guess' }, from(address))
  for (let time = 0; time < 10; time++) expect((await guessOne(`2001:db8:2:1::${time + 1}`)).status).toBe(401)
  expect((await guessOne('2001:db8:2:1::ffff')).status).toBe(429)

  const write = (address: string, time: number) =>
    app.anonymous.post('/api/contact', { name: 'A', email: 'a@b.test', message: `Hello ${time}` }, from(address))
  for (let time = 0; time < 10; time++) expect((await write(`2001:db8:3:1::${time + 1}`, time)).status).toBe(201)
  expect((await write('2001:db8:3:1::ffff', 10)).status).toBe(429)
})
