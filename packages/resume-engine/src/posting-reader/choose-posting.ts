import { limits } from '#engine/model/fields.ts'
import { isNode, toList, type Node, type Postings } from './json-ld.ts'
import { noFields, type PostingFields } from './posting-fields.ts'
import { toField, htmlToText } from './plain-text.ts'

export interface ChosenPosting {
  fields: PostingFields
  /** Several postings, and nothing that says which of them the page is about. */
  isOneOfMany: boolean
}

/** The posting that a page is about. If several qualify, only the fields in which all of them agree. */
export function choosePosting({ postings, named }: Postings, url: string, titles: string[]): ChosenPosting | null {
  const read = (node: Node) => toPostingFields(node, named)
  const [first, ...others] = distinct(postings.map((node) => ({ node, fields: read(node) })))
  if (!first) return null
  if (others.length === 0) return { fields: first.fields, isOneOfMany: false }

  const all = [first, ...others]
  const chosen =
    only(all.filter(({ node }) => findAddresses(node, url).some((address) => isSame(address, url, true)))) ??
    only(all.filter(({ node }) => findAddresses(node, url).some((address) => isSame(address, url, false)))) ??
    only(all.filter(({ fields }) => fields.position !== '' && titles.some((title) => title.includes(fields.position))))
  if (chosen) return { fields: chosen.fields, isOneOfMany: false }
  return { fields: agreed(all.map(({ fields }) => fields)), isOneOfMany: true }
}

interface Candidate {
  node: Node
  fields: PostingFields
}

/** Pages repeat a posting, in two formats or for two places. */
function distinct(candidates: Candidate[]): Candidate[] {
  const unique = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const { company, position, description } = candidate.fields
    const key = JSON.stringify([company, position, description.slice(0, 200)])
    if ((position || description) && !unique.has(key)) unique.set(key, candidate)
  }
  return [...unique.values()]
}

const only = <T>(values: T[]): T | undefined => (values.length === 1 ? values[0] : undefined)

function findAddresses(node: Node, base: string): URL[] {
  const page = node.mainEntityOfPage
  return [node.url, node['@id'], isNode(page) ? page['@id'] : page].flatMap((value) => {
    const address = typeof value === 'string' ? URL.parse(value, base) : null
    return address ? [address] : []
  })
}

function isSame(address: URL, url: string, withQuery: boolean): boolean {
  const page = URL.parse(url)
  const key = ({ host, pathname, search }: URL) =>
    `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${withQuery ? search : ''}`
  return page !== null && key(page) === key(address)
}

function agreed(all: PostingFields[]): PostingFields {
  const value = (name: keyof PostingFields) => only([...new Set(all.map((fields) => fields[name]))]) ?? ''
  return { ...noFields, company: value('company'), location: value('location') }
}

/** What one schema.org JobPosting says. */
function toPostingFields(node: Node, named: ReadonlyMap<string, Node>): PostingFields {
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
