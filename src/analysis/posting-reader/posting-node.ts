import { limits } from '#contract/fields.ts'
import { isNode, toList, type Node } from './json-ld.ts'
import { toField, htmlToText } from './plain-text.ts'
import type { PostingFields } from './posting-fields.ts'

/** What one schema.org JobPosting says. */
export function toPostingFields(node: Node, named: ReadonlyMap<string, Node>): PostingFields {
  return {
    company: findCompany(node.hiringOrganization, named),
    position: toField(node.title) || toField(node.name),
    description: typeof node.description === 'string' ? htmlToText(node.description) : '',
    location: toLocation(node),
  }
}

/** The employer. Empty if a posting names several, because it does not say which of them hires. */
function findCompany(value: unknown, named: ReadonlyMap<string, Node>): string {
  const names = toList(value)
    .slice(0, maxPlaces)
    .map((employer) => toName(resolved(employer, named)))
  return onlyOne(names.filter(Boolean))
}

function resolved(value: unknown, named: ReadonlyMap<string, Node>): unknown {
  const id = isNode(value) && value.name === undefined ? value['@id'] : undefined
  return (typeof id === 'string' && named.get(id)) || value
}

/** Names as a string, or in an object; an address is an identifier, not a name. */
function toName(value: unknown): string {
  const name = toField(isNode(value) ? onlyName(value) : value)
  return /^https?:\/\//i.test(name) ? '' : name
}

const onlyName = (node: Node) => toList(node.name)[0] ?? node.legalName

const onlyOne = (values: string[]) => (new Set(values).size === 1 ? (values[0] ?? '') : '')

const maxPlaces = 20

function toLocation(node: Node): string {
  const places = new Set(toList(node.jobLocation).slice(0, maxPlaces).map(toPlace).filter(Boolean))
  if (toList(node.jobLocationType).some((type) => toField(type).toUpperCase() === 'TELECOMMUTE')) places.add('Remote')
  return [...places].reduce((all, place) => {
    const longer = all ? `${all}; ${place}` : place
    return longer.length > limits.name ? all : longer
  }, '')
}

function toPlace(value: unknown): string {
  if (!isNode(value)) return toField(value)
  const address = toList(value.address)[0] ?? value
  if (!isNode(address)) return toField(address)
  const parts = [address.addressLocality, address.addressRegion, address.addressCountry].map((part) =>
    toName(toList(part)[0]),
  )
  const place = [...new Set(parts.filter(Boolean))].join(', ')
  return place.length > limits.name ? '' : place || toName(value)
}
