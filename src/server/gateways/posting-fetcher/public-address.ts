import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 networks that are not the public internet, by the IANA registry of special addresses. */
const refusedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Metadata services of most clouds live here; Azure's is at a public address.
  '169.254.0.0/16',
  '168.63.129.16/32',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/**
 * Only this is given out for the public internet. It leaves out loopback, private, link-local and multicast addresses,
 * and the forms that carry an IPv4 address: mapped, compatible, translated and NAT64.
 */
const globalV6 = '2000::/3'

/** What of it is tunnels (Teredo, 6to4), documentation or reserved. */
const refusedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3ffe::/16', '3fff::/20']

const refused = createBlockList([...refusedV4, ...refusedV6])
const publicV6 = createBlockList([globalV6])

/** Whether an address is one of the public internet: everything unknown is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4')
  if (isIPv6(address) && !address.includes('%')) {
    return publicV6.check(address, 'ipv6') && !refused.check(address, 'ipv6')
  }
  return false
}

function createBlockList(networks: string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), isIPv4(address) ? 'ipv4' : 'ipv6')
  }
  return list
}
