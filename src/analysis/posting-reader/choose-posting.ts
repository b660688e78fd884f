import { type Node, type Postings, isNode } from './json-ld.ts'
import { type PostingFields, noFields } from './posting-fields.ts'
import { toPostingFields } from './posting-node.ts'

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
