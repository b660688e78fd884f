import type { SectionEntry, SectionKind } from '@foothold/resume-engine/forms'
import { limits } from '#contract/fields.ts'
import { normalizePhone } from '../resume/phone.ts'
import { blankPosition, blankResume, type ResumeValues } from '@foothold/resume-engine/resume-values'
import { readMonth } from '@foothold/resume-engine/months'
import { type LinkedInFile, openLinkedInArchive } from './linkedin-archive.ts'
import Papa from 'papaparse'

/** Parses LinkedIn's "Get a copy of your data" archive into form values. Throws an `ArchiveError` with a message to show. */
export function parseLinkedInArchive(archive: Uint8Array): ResumeValues {
  const files = openLinkedInArchive(archive)
  const rows = (file: LinkedInFile, heading: string) => parseRows(files.get(file) ?? '', heading).slice(0, limits.list)
  const profile = rows('profile', 'First Name')[0] ?? (() => '')
  const summary = rows('profile summary', 'Profile Summary')[0] ?? (() => '')
  const links = parseWebsites(profile('Websites'))
  return {
    ...blankResume,
    fullName: cut(`${profile('First Name')} ${profile('Last Name')}`),
    email: cut(findEmail(rows('email addresses', 'Email Address'))),
    phone: normalizePhone(
      cut(
        rows('phonenumbers', 'Number')
          .map((row) => row('Number'))
          .find(Boolean) ?? '',
      ),
    ),
    location: cut(profile('Geo Location', 'Address')),
    linkedin: links.find(({ link }) => /linkedin\./i.test(link))?.link ?? '',
    summary: profile('Summary') || summary('Profile Summary'),
    positions: rows('positions', 'Company Name').map((row) => ({
      ...blankPosition,
      company: cut(row('Company Name')),
      position: cut(row('Title')),
      place: cut(row('Location')),
      ...readDates(row),
      description: row('Description'),
    })),
    educations: rows('education', 'School Name').map((row) => ({
      institution: cut(row('School Name')),
      degree: cut(row('Degree Name')),
      fieldOfStudy: cut(row('Field Of Study')),
      graduationYear: /\d{4}/.exec(row('End Date'))?.[0] ?? '',
    })),
    skills: rows('skills', 'Name')
      .map((row) => row('Name').replaceAll(',', ' /'))
      .filter(Boolean)
      .join(', '),
    certifications: rows('certifications', 'Name')
      .map((row) => cut([row('Name'), row('Authority')].filter(Boolean).join(', ')))
      .filter(Boolean),
    sections: [
      toSection('projects', rows('projects', 'Title').map(readProject)),
      toSection(
        'languages',
        rows('languages', 'Name').map((row) => toEntry(row('Name'), row('Proficiency'))),
      ),
      toSection('volunteering', rows('volunteering', 'Role').map(readRole)),
      toSection('awards', rows('honors', 'Title').map(readAward)),
      toSection('publications', rows('publications', 'Name').map(readPublication)),
      toSection(
        'custom',
        rows('courses', 'Name').map((row) => toEntry(row('Name'), row('Number'))),
        'Courses',
      ),
      toSection('custom', rows('organizations', 'Name').map(readMembership), 'Organizations'),
      toSection(
        'links',
        links.filter(({ link }) => !/linkedin\./i.test(link)),
      ),
    ].flat(),
  }
}

const cut = (text: string) => text.trim().slice(0, limits.name).toWellFormed()

const blankEntry: SectionEntry = { title: '', detail: '', startDate: '', endDate: '', link: '', description: '' }
const toEntry = (title: string, detail: string): SectionEntry => ({
  ...blankEntry,
  title: cut(title),
  detail: cut(detail),
})

const toSection = (kind: SectionKind, entries: SectionEntry[], title = '') => {
  const filled = entries.filter((entry) => entry.title !== '' || entry.link !== '')
  return filled.length === 0 ? [] : [{ id: `linkedin-${title.toLowerCase() || kind}`, kind, title, entries: filled }]
}

const readProject = (row: Row): SectionEntry => ({
  ...toEntry(row('Title'), ''),
  ...readDates(row),
  link: toLink(row('Url')),
  description: row('Description'),
})

const readRole = (row: Row): SectionEntry => ({
  ...toEntry(row('Role'), row('Company Name')),
  ...readDates(row),
  description: row('Description'),
})

const readAward = (row: Row): SectionEntry => ({
  ...toEntry(row('Title'), row('Issuer')),
  startDate: readDate(row('Issued On')),
  description: row('Description'),
})

const readPublication = (row: Row): SectionEntry => ({
  ...toEntry(row('Name'), row('Publisher')),
  startDate: readDate(row('Published On')),
  link: toLink(row('Url')),
  description: row('Description'),
})

const readMembership = (row: Row): SectionEntry => ({
  ...toEntry(row('Name'), row('Position')),
  ...readDates(row),
  description: row('Description'),
})

const readDates = (row: Row) => ({
  startDate: readDate(row('Started On', 'Start Date')),
  endDate: readDate(row('Finished On', 'End Date')),
})

/** `Mar 2021`, `3/2021` and `2021-03-15` as a month, `2021` as a year; anything else, such as `Present`, as blank. */
function readDate(text: string) {
  const day = /^(\d{4}-\d\d)-\d\d\b/.exec(text)?.[1]
  const longer = /^(\p{L}+)\.? \d{1,2},? (\d{4})$/u.exec(text)
  const read = readMonth(day ?? (longer ? `${longer[1]} ${longer[2]}` : text))
  return /^(?:19|2[01])\d\d(?:-(?:0[1-9]|1[0-2]))?$/.test(read) ? read : ''
}

/** The primary address, else the first. */
const findEmail = (rows: Row[]) =>
  (rows.find((row) => /^(?:yes|true)$/i.test(row('Primary'))) ?? rows[0])?.('Email Address') ?? ''

/** `[PORTFOLIO:https://a.example,OTHER:https://b.example]` */
const parseWebsites = (text: string): SectionEntry[] =>
  [...text.slice(0, limits.note).matchAll(/(?:([A-Z_]+):)?(https?:\/\/[^\s,\]]+)/g)]
    .slice(0, limits.list)
    .map(([, label = '', link = '']) => ({ ...toEntry(toLabel(label), ''), link: toLink(link) }))
    .filter(({ link }) => link !== '')

/** `PORTFOLIO` as `Portfolio`; LinkedIn's `OTHER` says nothing. */
const toLabel = (label: string) =>
  label === 'OTHER' ? '' : label.charAt(0) + label.slice(1).toLowerCase().replaceAll('_', ' ')

const toLink = (text: string) => (/^https?:\/\//i.test(text) && URL.canParse(text) ? text.slice(0, limits.link) : '')

type Row = (...names: string[]) => string

const maxRows = 2_000

/**
 * The rows of a CSV file of LinkedIn's export. A row gives the value below the first of the named headings that has one. Notes
 * may stand above the line of headings.
 */
function parseRows(text: string, heading: string): Row[] {
  // Papa takes a byte order mark off, and any kind of line end. The preview is an upper bound on rows.
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: maxRows })
  const start = data.findIndex((cells) => cells.some((cell) => isName(cell, heading)))
  if (start === -1) return []
  const headings = (data[start] ?? []).map(toName)
  return data.slice(start + 1).map((cells) => (...names) => {
    for (const name of names) {
      const value = cells[headings.indexOf(toName(name))]?.trim()
      if (value) return value.slice(0, limits.builderText).toWellFormed()
    }
    return ''
  })
}

const toName = (text: string) => text.trim().toLowerCase()
const isName = (cell: string, name: string) => toName(cell) === toName(name)
