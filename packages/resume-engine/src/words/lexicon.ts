import { isKnownWord } from './background.ts'
import { findRoleWord, leads } from './titles.ts'
import { tokenize, type Token } from '#engine/text/tokens.ts'
import { readDistinctNames } from './distinct-names.ts'
import { businessFields } from './fields-business.ts'
import { generalTerms, peopleFields } from './fields-people.ts'
import { technologyFields } from './fields-technology.ts'

/** Something a posting can ask for, however it is spelled. */
export interface Concept {
  id: string
  /** The fields of work it belongs to; none for what is asked for everywhere. */
  fields: string[]
  /** It names a profession, as "staff accountant" does. */
  isRole: boolean
  /** The concepts that it is a kind of: PostgreSQL of SQL. */
  topics: string[]
}

interface Spelling {
  concept: Concept
  stems: string[]
  /** It names a role: every spelling of it, and "leader" of leadership. */
  isTitle: boolean
  /** A name that is only meant when it is written so: `Go`, `R`. */
  exact: string | null
  /** An everyday word that is not the concept's name, such as `rails` and `logos`: meant only where its field is spoken of. */
  isEveryday: boolean
}

/** Spellings by their first stem, the longest first. */
const spellings = new Map<string, Spelling[]>()
const known = new Map<string, Concept>()

/** Names that stand in a group and are no spelling of it, each with its own concept. */
const distinct = new Map<string, { concept: Concept; names: string[] }>()
for (const { names, topic } of readDistinctNames()) {
  const [id = ''] = names
  const own = distinct.get(id) ?? { concept: { id: id.replace('!', ''), fields: [], isRole: false, topics: [] }, names }
  if (topic) own.concept.topics.push(topic)
  for (const name of names) distinct.set(name, own)
}

function addField(field: string | null, list: string) {
  for (const group of list.split(',')) {
    const names = group.split('|').map((name) => name.trim())
    const [first = ''] = names.filter((name) => !distinct.has(name))
    const fields = field ? [field] : []
    const concept = { id: first.replace('!', ''), fields, isRole: findRoleWord(first) !== null, topics: [] }
    for (const name of names) {
      const own = distinct.get(name)
      if (own && field && !own.concept.fields.includes(field)) own.concept.fields.push(field)
      if (own) for (const spelling of own.names) addSpelling(spelling, own.concept)
      else addSpelling(name, concept)
    }
  }
}

const toKey = (name: string) =>
  tokenize(name)
    .map((token) => token.stem)
    .join(' ')

function addSpelling(written: string, concept: Concept) {
  const exact = written.startsWith('!') ? written.slice(1) : null
  const stems = tokenize(exact ?? written).map((token) => token.stem)
  const [first] = stems
  if (first === undefined) return
  const key = toKey(exact ?? written)
  const same = known.get(key)
  if (same) {
    if (same !== concept) same.fields = [...new Set([...same.fields, ...concept.fields])]
    return
  }
  known.set(key, concept)
  const list = spellings.get(first) ?? []
  spellings.set(
    first,
    [
      ...list,
      { concept, stems, exact, isTitle: concept.isRole || leads(written), isEveryday: isEveryday(concept, stems) },
    ].sort((a, b) => b.stems.length - a.stems.length),
  )
}

function isEveryday({ id, fields, isRole }: Concept, stems: string[]): boolean {
  return stems.length === 1 && !isRole && fields.length > 0 && isKnownWord(stems[0] ?? '') && toKey(id) !== stems[0]
}

for (const [field, list] of Object.entries({ ...technologyFields, ...businessFields, ...peopleFields }))
  addField(field, list)
addField(null, generalTerms)
// Names that no list has belong to the fields of their topic.
for (const { concept, names } of new Set(distinct.values())) {
  if (concept.fields.length > 0) continue
  concept.fields = concept.topics.flatMap((topic) => known.get(toKey(topic))?.fields ?? [])
  for (const name of names) addSpelling(name, concept)
}

export interface Mention {
  concept: Concept
  /** Tokens from `at`, `size` of them. */
  at: number
  size: number
  isTitle: boolean
  /** Named as a part of a longer name: SQL in SQL Server. */
  isInner: boolean
  /** A part of a name of another field of work, which is the same thing only if it is the same word: a data warehouse. */
  isForeign: boolean
  isEveryday: boolean
}

/** Every concept a text names, the longest spelling first, each with those within it. */
export function mentionsIn(text: string, tokens: Token[]): Mention[] {
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length;) {
    const outer = mentionAt(text, tokens, at, tokens.length)
    if (outer) mentions.push(outer, ...innerMentions(text, tokens, outer))
    at += outer?.size ?? 1
  }
  return withoutStrangers(mentions)
}

/** Everyday words count only where the text speaks of their field in other words too. */
function withoutStrangers(mentions: Mention[]): Mention[] {
  const spoken = new Map<string, Set<Concept>>()
  for (const { concept } of mentions)
    for (const field of concept.fields) spoken.set(field, (spoken.get(field) ?? new Set()).add(concept))
  return mentions.filter(
    ({ concept, isEveryday }) => !isEveryday || concept.fields.some((field) => (spoken.get(field)?.size ?? 0) > 1),
  )
}

function mentionAt(text: string, tokens: Token[], at: number, end: number, most = Infinity): Mention | null {
  const found = spellings
    .get(tokens[at]?.stem ?? '')
    ?.find((spelling) => spelling.stems.length <= Math.min(most, end - at) && isWritten(spelling, text, tokens, at))
  if (!found) return null
  const { concept, stems, isTitle, isEveryday } = found
  return { concept, at, size: stems.length, isTitle, isEveryday, isInner: false, isForeign: false }
}

function innerMentions(text: string, tokens: Token[], { concept, at, size }: Mention): Mention[] {
  return Array.from({ length: size }, (_, index) => mentionAt(text, tokens, at + index, at + size, size - 1))
    .filter((inner) => inner !== null)
    .filter((inner) => inner.concept !== concept)
    .map((inner) => {
      const isForeign = !inner.concept.fields.every((field) => concept.fields.includes(field))
      return { ...inner, isInner: true, isForeign }
    })
}

function isWritten({ stems, exact }: Spelling, text: string, tokens: Token[], at: number): boolean {
  const first = tokens[at]
  const last = tokens[at + stems.length - 1]
  if (!first || !last || first.segment !== last.segment) return false
  if (!stems.every((stem, index) => tokens[at + index]?.stem === stem)) return false
  if (exact !== null) return text.slice(first.start, first.end) === exact && standsAlone(text, tokens, at)
  const second = tokens[at + 1]
  const isInitials = stems.length > 1 && first.word.length === 1 && second?.word.length === 1
  return !isInitials || text.slice(first.end, second.start).trim() !== ''
}

/** `Go` and `R` as names of languages, and neither "Go the extra mile" nor "R&D". */
function standsAlone(text: string, tokens: Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!token || /[&'’]/.test(text.slice(token.start - 1, token.start) + text.slice(token.end, token.end + 1)))
    return false
  if (/^(?:grade|level|series|type|class|part|vitamin|plan|section)$/.test(before?.word ?? '')) return false
  const isFirst = before?.segment !== token.segment
  const isLast = after?.segment !== token.segment
  return (
    !isFirst || isLast || /^(?:and|or|programming|language|developer|services|microservices)$/.test(after?.word ?? '')
  )
}
