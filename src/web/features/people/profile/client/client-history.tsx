import { use } from 'react'
import type { Profile } from '#contract/profile.ts'
import { Copyable } from './copyable.tsx'
import { CompactProfile, ProfilePart } from './profile-part.tsx'
import { formatJobTitle, formatSchoolTitle } from '../entry-titles.ts'
import { showPeriod } from '#web/lib/format/months.ts'

interface Entry {
  title: string
  meta: string
  text: string | null
}

export function ClientWorkHistory({ jobs }: { jobs: Profile['workHistory'] }) {
  const entries = jobs.map(({ startDate, endDate, description, ...job }) => ({
    title: formatJobTitle(job),
    meta: showPeriod(startDate, endDate),
    text: description,
  }))
  return (
    <ProfilePart id="work-history" title="Work History">
      <Entries entries={entries} empty="No work history yet." />
    </ProfilePart>
  )
}

export function ClientEducation({ schools }: { schools: Profile['education'] }) {
  const entries = schools.map(({ institution, degree, fieldOfStudy, graduationYear }) => ({
    title: formatSchoolTitle({ degree: degree ?? '', institution }),
    meta: [fieldOfStudy, graduationYear].filter(Boolean).join(', '),
    text: null,
  }))
  return (
    <ProfilePart id="education" title="Education">
      <Entries entries={entries} empty="No education yet." />
    </ProfilePart>
  )
}

function Entries({ entries, empty }: { entries: readonly Entry[]; empty: string }) {
  if (entries.length === 0) return <p className="text-muted">{empty}</p>
  // Entries have no id, may be equal and never change here, so the index is the key.
  const numbered = entries.map((entry, index) => ({ ...entry, key: `${index}` }))
  return (
    <ol className="grid divide-y divide-line">
      {numbered.map(({ key, ...entry }) => (
        <li key={key} className="py-4 first:pt-0 last:pb-0">
          <EntryText {...entry} />
        </li>
      ))}
    </ol>
  )
}

function EntryText({ title, meta, text }: Entry) {
  const shown = title || 'Untitled'
  const compact = use(CompactProfile)
  const Heading = compact ? 'h4' : 'h3'
  return (
    <div className="grid gap-1">
      <Heading className={compact ? 'text-base' : 'text-lg'}>
        <Copyable name={shown} text={[title, meta, text].filter(Boolean).join('\n')}>
          {shown}
        </Copyable>
      </Heading>
      {meta && <p className="text-sm text-muted">{meta}</p>}
      {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
    </div>
  )
}
