import { z } from 'zod/mini'
import {
  fixedSections,
  maxSections,
  sectionKinds,
  type ResumeSection,
  type SectionEntry,
  type SectionKind,
} from '#engine/model/forms.ts'
import { limits } from '#engine/model/fields.ts'
import type { ResumeValues } from '#engine/model/resume-values.ts'

/*
 * Where the added sections stand in a JSON Resume. What the schema has no property for (the year of a language, the text of a
 * link) is an additional property of the same item, which the schema allows. `meta.sections` names the sections in their order, so
 * that several sections of one kind stay separate.
 */

/** The properties of a JSON Resume that hold an entry's fields. */
const properties: Record<SectionKind, Record<keyof SectionEntry, string>> = {
  projects: named('name', 'entity', 'description'),
  languages: named('language', 'fluency', 'summary'),
  volunteering: named('position', 'organization', 'summary'),
  awards: { ...named('title', 'awarder', 'summary'), startDate: 'date' },
  publications: { ...named('name', 'publisher', 'summary'), startDate: 'releaseDate' },
  links: named('network', 'detail', 'summary'),
  custom: named('title', 'detail', 'summary'),
}

function named(title: string, detail: string, description: string): Record<keyof SectionEntry, string> {
  return { title, detail, description, startDate: 'startDate', endDate: 'endDate', link: 'url' }
}

/** The array of the document that each kind is in. Links are among the profiles of `basics`. */
const arrays = {
  projects: 'projects',
  languages: 'languages',
  volunteering: 'volunteer',
  awards: 'awards',
  publications: 'publications',
} as const satisfies Partial<Record<SectionKind, string>>

const kinds = Object.keys(arrays) as (keyof typeof arrays)[]

const fieldNames = ['title', 'detail', 'startDate', 'endDate', 'link', 'description'] as const

/** A link as the schema accepts it; blank if it is none. */
export function toWebLink(text: string) {
  const link = text.trim()
  if (link === '') return ''
  const full = /^https?:\/\//i.test(link) ? link : `https://${link}`
  return URL.canParse(full) ? new URL(full).href : ''
}

const isDate = (text: string) => /^[12]\d{3}(?:-[01]\d)?$/.test(text)

/** The schema allows no empty strings for dates and links, so empty values are left out. */
function toItem(entry: SectionEntry, kind: SectionKind): Record<string, string> {
  const values = { ...entry, link: toWebLink(entry.link) }
  const isFilled = (name: keyof SectionEntry) =>
    name === 'startDate' || name === 'endDate' ? isDate(values[name]) : values[name].trim() !== ''
  return Object.fromEntries(fieldNames.filter(isFilled).map((name) => [properties[kind][name], values[name].trim()]))
}

const hasContent = (entry: SectionEntry) => Object.values(entry).some((text) => text.trim() !== '')
const toItems = ({ kind, entries }: ResumeSection) => entries.filter(hasContent).map((entry) => toItem(entry, kind))

/** The added sections as properties of a JSON Resume. */
export function sectionsToJson({ sections, sectionOrder }: Pick<ResumeValues, 'sections' | 'sectionOrder'>) {
  const ofKind = (kind: SectionKind) => sections.filter((section) => section.kind === kind)
  const custom = ofKind('custom').map((section) => ({ name: section.title.trim(), items: toItems(section) }))
  return {
    profiles: ofKind('links').flatMap(toItems),
    arrays: Object.fromEntries(
      kinds
        .map((kind) => [arrays[kind], ofKind(kind).flatMap(toItems)] as const)
        .filter(([, items]) => items.length > 0),
    ),
    ...(custom.length > 0 && { custom }),
    order: sections.map((section) => ({ id: section.id, kind: section.kind, items: toItems(section).length })),
    sectionOrder,
  }
}

const item = z.catch(z.record(z.string(), z.unknown()), {})
const items = z.catch(z.array(item), [])
const text = z.catch(z.string(), '')

const jsonSections = z.object({
  projects: items,
  languages: items,
  volunteer: items,
  awards: items,
  publications: items,
  customSections: z.catch(z.array(z.object({ name: text, items })), []),
  meta: z.catch(
    z.object({
      sections: z.catch(z.array(z.object({ id: text, kind: text, items: z.catch(z.number(), 0) })), []),
      sectionOrder: z.catch(z.array(z.string()), []),
    }),
    { sections: [], sectionOrder: [] },
  ),
})

/** A `YYYY-MM-DD` without its day. */
const toMonth = (date: string) => /^\d{4}(?:-\d\d)?/.exec(date)?.[0] ?? ''

function toEntry(found: Record<string, unknown>, kind: SectionKind): SectionEntry {
  const get = (name: keyof SectionEntry) => {
    const value = found[properties[kind][name]]
    return typeof value === 'string' ? value.trim() : ''
  }
  const highlights = Array.isArray(found['highlights'])
    ? found['highlights'].filter((line): line is string => typeof line === 'string')
    : []
  const summary = get('description') || (typeof found['summary'] === 'string' ? found['summary'].trim() : '')
  return {
    title: get('title').slice(0, limits.name),
    detail: get('detail').slice(0, limits.name),
    startDate: toMonth(get('startDate')),
    endDate: toMonth(get('endDate')),
    link: get('link').slice(0, limits.link),
    description: [summary, ...highlights].filter(Boolean).join('\n').slice(0, limits.builderText),
  }
}

const toEntries = (found: Record<string, unknown>[], kind: SectionKind) =>
  found.map((each) => toEntry(each, kind)).filter(hasContent)

/** The added sections of a JSON Resume. `links` are those of its `basics`. */
export function jsonToSections(source: unknown, links: Record<string, unknown>[]) {
  const found = jsonSections.safeParse(source).data
  if (!found) return { sections: [], sectionOrder: [] }
  const { customSections, meta, ...standard } = found
  const queues: Partial<Record<SectionKind, SectionEntry[]>> = { links: links.map((link) => toEntry(link, 'links')) }
  for (const kind of kinds) queues[kind] = toEntries(standard[arrays[kind]], kind)
  const custom = [...customSections]
  const sections: ResumeSection[] = []
  for (const [index, place] of meta.sections.slice(0, maxSections).entries()) {
    const kind = sectionKinds.find((known) => known === place.kind)
    if (!kind) continue
    const isLast = !meta.sections.slice(index + 1).some((other) => other.kind === kind)
    const next = kind === 'custom' ? custom.shift() : undefined
    const entries = next ? toEntries(next.items, kind) : queues[kind]?.splice(0, isLast ? Infinity : place.items)
    sections.push({ id: place.id || `json-${index}`, kind, title: next?.name ?? '', entries: entries ?? [] })
  }
  // What no place is named for, as in the files of others.
  for (const kind of [...kinds, 'links'] as const)
    if (queues[kind]?.length) sections.push({ id: `json-${kind}`, kind, title: '', entries: queues[kind] })
  for (const [index, { name, items }] of custom.entries())
    sections.push({ id: `json-custom-${index}`, kind: 'custom', title: name, entries: toEntries(items, 'custom') })
  return {
    sections: sections
      .slice(0, maxSections)
      .map((section) => ({ ...section, entries: section.entries.slice(0, limits.list) })),
    sectionOrder: meta.sectionOrder.slice(0, maxSections + fixedSections.length),
  }
}
