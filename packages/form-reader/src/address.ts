import { findCountry, isState } from './regions.ts'

export interface Address {
  street: string | null
  city: string | null
  region: string | null
  postalCode: string | null
  /** Its code, such as `US`. */
  country: string | null
}

const usual = /^(.+?)\s+(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/
/** `10115 Berlin`, `1012 AB Amsterdam` */
const codeFirst = /^(\d{4,5}(?: [A-Z]{2})?) (\D+)$/

/**
 * The parts of an address in one line. A part is null where the line does not say clearly what it is: a guess would end
 * in an employer's form.
 */
export function readAddress(line: string): Address {
  const address: Address = { street: null, city: null, region: null, postalCode: null, country: null }
  const parts = line
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const country = parts.length > 1 ? findCountry(parts.at(-1) ?? '') : null
  if (country !== null) {
    address.country = country
    parts.pop()
  }
  if (/^\d+\S* \D|\D \d+\w?$/.test(parts[0] ?? '') && parts.length > 1) address.street = parts.shift() ?? null
  const last = parts.at(-1) ?? ''
  const [, region, code] = usual.exec(last) ?? []
  const [, firstCode, firstCity] = codeFirst.exec(last) ?? []
  if (region && code && parts.length === 2)
    [address.city, address.region, address.postalCode] = [parts[0] ?? null, region, code]
  else if (firstCode && firstCity && parts.length === 1) [address.city, address.postalCode] = [firstCity, firstCode]
  else if (parts.length === 2 && !/\d/.test(parts.join('')))
    [address.city, address.region] = [parts[0] ?? null, parts[1] ?? null]
  else if (parts.length === 1 && last !== '' && !/\d/.test(last)) address.city = last
  if (address.city === null) address.street = null
  if (address.country === null && address.region !== null && address.postalCode && isState(address.region))
    address.country = 'US'
  return address
}
