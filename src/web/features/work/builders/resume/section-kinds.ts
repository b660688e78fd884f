import type { ResumeSection, SectionKind } from '@foothold/resume-engine/forms'
import type { SectionValues } from '@foothold/resume-engine/resume-values'

type EntryField = keyof ResumeSection['entries'][number]

interface KindTexts {
  /** The heading of the section. */
  title: string
  /** Completes `Add Project`. */
  noun: string
  /** The fields of an entry, in their order, with their labels. */
  fields: Partial<Record<EntryField, string>>
}

const period = { startDate: 'Start Date', endDate: 'End Date' }

export const kindTexts: Record<SectionKind, KindTexts> = {
  projects: {
    title: 'Projects',
    noun: 'Project',
    fields: {
      title: 'Project Name',
      detail: 'Organization or Role',
      ...period,
      link: 'Link',
      description: 'Description',
    },
  },
  languages: { title: 'Languages', noun: 'Language', fields: { title: 'Language', detail: 'Level' } },
  volunteering: {
    title: 'Volunteering',
    noun: 'Volunteer Role',
    fields: { title: 'Role', detail: 'Organization', ...period, description: 'Description' },
  },
  awards: { title: 'Awards', noun: 'Award', fields: { title: 'Award', detail: 'Issuer', startDate: 'Date' } },
  publications: {
    title: 'Publications',
    noun: 'Publication',
    fields: { title: 'Title', detail: 'Publisher', startDate: 'Date', link: 'Link' },
  },
  links: { title: 'Links', noun: 'Link', fields: { title: 'Label', link: 'Link' } },
  custom: {
    title: 'Custom Section',
    noun: 'Entry',
    fields: { title: 'Title', detail: 'Detail', ...period, description: 'Description' },
  },
}

const otherLabels: Record<EntryField, string> = {
  title: 'Title',
  detail: 'Detail',
  startDate: 'Start Date',
  endDate: 'Date',
  link: 'Link',
  description: 'Description',
}

/** The fields of an entry. Those that an import filled in are shown too. */
export function listFields(kind: SectionKind, entry: Record<EntryField, string>): [EntryField, string][] {
  const { fields } = kindTexts[kind]
  const usual = Object.entries(fields) as [EntryField, string][]
  const others = (Object.entries(otherLabels) as [EntryField, string][]).filter(
    ([name]) => !(name in fields) && entry[name] !== '',
  )
  return [...usual, ...others]
}

export const getSectionTitle = ({ kind, title }: Pick<SectionValues, 'kind' | 'title'>) =>
  (kind === 'custom' && title.trim()) || kindTexts[kind].title
