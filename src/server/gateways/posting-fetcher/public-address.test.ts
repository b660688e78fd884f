import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

const isPublic = (addresses: string) =>
  addresses
    .trim()
    .split(/\s+/)
    .map((address) => `${address} ${isPublicAddress(address)}`)

const all = (addresses: string, answer: boolean) =>
  addresses
    .trim()
    .split(/\s+/)
    .map((address) => `${address} ${answer}`)

test('addresses of the public internet are reached', () => {
  const addresses = `
    1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 172.15.255.255
    172.32.0.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 223.255.255.255
    2606:4700::1111 2a00:1450:4001:81b::200e 2001:4860:4860::8888 2400:cb00::1`
  expect(isPublic(addresses)).toEqual(all(addresses, true))
})

test('private, local, shared, reserved and metadata addresses are not', () => {
  const addresses = `
    0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 100.127.255.255 127.0.0.1 127.255.255.254
    168.63.129.16 169.254.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.192 192.0.2.1 192.88.99.1 192.168.0.1
    198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
    :: ::1 fe80::1 febf::1 fec0::1 fc00::1 fd00:ec2::254 fdff::1 ff02::1 100::1 2001:db8::1 3fff::1 5f00::1 4000::1`
  expect(isPublic(addresses)).toEqual(all(addresses, false))
})

test('nor is any IPv6 form that carries an IPv4 address, wherever that leads', () => {
  const addresses = `
    ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 ::127.0.0.1 ::7f00:1 ::ffff:0:127.0.0.1
    64:ff9b::127.0.0.1 64:ff9b::7f00:1 64:ff9b::8.8.8.8 64:ff9b:1::10.0.0.1 2002:7f00:1:: 2002:a00:1::1 2002:808:808::
    2001:0:7f00:1:: 2001::1`
  expect(isPublic(addresses)).toEqual(all(addresses, false))
})

test('text that is not an address is refused too', () => {
  const addresses = 'localhost 127.1 2130706433 0x7f000001 0177.0.0.1 fe80::1%lo 1.1.1.1%lo [::1] 999.1.1.1'
  expect(isPublic(addresses)).toEqual(all(addresses, false))
})
