import { use } from 'react'
import type { Profile } from '#contract/profile.ts'
import { showPeriod } from '#web/lib/format/months.ts'
import { formatJobTitle, formatSchoolTitle } from '../entry-titles.ts'
import { Copyable } from './copyable.tsx'
import { CompactProfile } from './profile-part.tsx'

type Job = Profile['workHistory'][number]
type School = Profile['education'][number]
/** As it is stored, or as a form holds it. */
type Typed<Entry> = { [Key in keyof Entry]: Entry[Key] | string }

export function WorkEntries({ jobs }: { jobs: readonly Typed<Job>[] }) {
  const entries = jobs.map(({ startDate, endDate, description, ...job }) => ({
    title: formatJobTitle(job),
    meta: showPeriod(startDate, endDate),
    text: description,
  }))
  return <Entries entries={entries} empty="No work history yet." />
}

export function SchoolEntries({ schools }: { schools: readonly Typed<School>[] }) {
  const entries = schools.map(({ institution, degree, fieldOfStudy, graduationYear }) => ({
    title: formatSchoolTitle({ degree: degree ?? '', institution }),
    meta: [fieldOfStudy, graduationYear].filter(Boolean).join(', '),
    text: null,
  }))
  return <Entries entries={entries} empty="No education yet." />
}

interface Entry {
  title: string
  meta: string
  text: string | null
}

function Entries({ entries, empty }: { entries: readonly Entry[]; empty: string }) {
  if (entries.length === 0) return <p className="text-muted">{empty}</p>
  // Entries have no id, may be equal and never change here, so the index is the key.
  const numbered = entries.map((entry, index) => ({ ...entry, key: `${index}` }))
  return (
    <ol className="grid gap-4">
      {numbered.map(({ key, ...entry }) => (
        <li key={key}>
          <EntryText {...entry} />
        </li>
      ))}
    </ol>
  )
}

function EntryText({ title, meta, text }: Entry) {
  const shown = title || 'Untitled'
  const Heading = use(CompactProfile) ? 'h4' : 'h3'
  return (
    <div className="grid gap-0.5">
      <Heading className="text-base">
        <Copyable name={shown} text={[title, meta, text].filter(Boolean).join('\n')}>
          {shown}
        </Copyable>
      </Heading>
      {meta && <p className="text-sm text-muted">{meta}</p>}
      {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
    </div>
  )
}
