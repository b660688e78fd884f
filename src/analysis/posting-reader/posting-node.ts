import { limits } from '#contract/fields.ts'
import { isNode, listOf, type Node } from './json-ld.ts'
import { fieldOf, textOfHtml } from './plain-text.ts'
import type { PostingFields } from './posting-fields.ts'

/** What one schema.org JobPosting says. */
export function fieldsOfPosting(node: Node, named: ReadonlyMap<string, Node>): PostingFields {
  return {
    company: companyOf(node.hiringOrganization, named),
    position: fieldOf(node.title) || fieldOf(node.name),
    description: typeof node.description === 'string' ? textOfHtml(node.description) : '',
    location: locationOf(node),
  }
}

/** One employer; of several none, for which of them hires is not said. */
function companyOf(value: unknown, named: ReadonlyMap<string, Node>): string {
  const names = listOf(value)
    .slice(0, maxPlaces)
    .map((employer) => nameOf(resolved(employer, named)))
  return onlyOne(names.filter(Boolean))
}

function resolved(value: unknown, named: ReadonlyMap<string, Node>): unknown {
  const id = isNode(value) && value.name === undefined ? value['@id'] : undefined
  return (typeof id === 'string' && named.get(id)) || value
}

/** Names as a string, or in an object; an address is an identifier, not a name. */
function nameOf(value: unknown): string {
  const name = fieldOf(isNode(value) ? onlyName(value) : value)
  return /^https?:\/\//i.test(name) ? '' : name
}

const onlyName = (node: Node) => listOf(node.name)[0] ?? node.legalName

const onlyOne = (values: string[]) => (new Set(values).size === 1 ? (values[0] ?? '') : '')

const maxPlaces = 20

function locationOf(node: Node): string {
  const places = new Set(listOf(node.jobLocation).slice(0, maxPlaces).map(placeOf).filter(Boolean))
  if (listOf(node.jobLocationType).some((type) => fieldOf(type).toUpperCase() === 'TELECOMMUTE')) places.add('Remote')
  return [...places].reduce((all, place) => {
    const longer = all ? `${all}; ${place}` : place
    return longer.length > limits.name ? all : longer
  }, '')
}

function placeOf(value: unknown): string {
  if (!isNode(value)) return fieldOf(value)
  const address = listOf(value.address)[0] ?? value
  if (!isNode(address)) return fieldOf(address)
  const parts = [address.addressLocality, address.addressRegion, address.addressCountry].map((part) =>
    nameOf(listOf(part)[0]),
  )
  const place = [...new Set(parts.filter(Boolean))].join(', ')
  return place.length > limits.name ? '' : place || nameOf(value)
}
