import { type Control, useWatch } from 'react-hook-form'
import { computeCompleteness, type ProfilePart } from '#contract/profile-completeness.ts'
import { type SectionLink, SectionNav } from '#web/ui/layout/section-nav.tsx'
import type { ProfileWishes } from '../wishes/profile-wishes.ts'
import { CompletenessCard } from './completeness-card.tsx'
import type { ProfileValues } from './profile-values.ts'

/** The sections in their order, with what has to be filled in for a tick. Certifications are optional. */
const sections: readonly { id: string; label: string; parts: readonly ProfilePart[] }[] = [
  { id: 'basic-information', label: 'Basic Information', parts: ['phone', 'address', 'links'] },
  { id: 'resume', label: 'Resume', parts: ['resume'] },
  { id: 'work-history', label: 'Work History', parts: ['workHistory'] },
  { id: 'skills', label: 'Skills', parts: ['skills'] },
  { id: 'education', label: 'Education', parts: ['education'] },
  { id: 'certifications', label: 'Certifications', parts: [] },
  { id: 'job-preferences', label: 'Job Preferences', parts: ['salaryExpectation', 'workPreference'] },
]

interface ProfileNavProps {
  control: Control<ProfileValues, unknown, unknown>
  /** Null where there are no wishes. */
  wishes: Control<ProfileWishes, unknown, unknown> | null
  hasResume: boolean
}

/** How complete the profile is, and links to its sections. */
export function ProfileNav({ control, wishes, hasResume }: ProfileNavProps) {
  const values = useWatch({ control }) as ProfileValues
  const { percent, missing } = computeCompleteness(values, hasResume)
  const hasCertifications = values.certifications.length > 0
  const links = sections.map(({ id, label, parts }) => ({
    id,
    label,
    done: parts.length > 0 ? !parts.some((part) => missing.includes(part)) : hasCertifications,
  }))
  return (
    <>
      {wishes ? (
        <NavWithWishes control={wishes} links={links} />
      ) : (
        <SectionNav label="Profile sections" sections={links} />
      )}
      {wishes && <CompletenessCard percent={percent} missing={missing} />}
    </>
  )
}

interface NavWithWishesProps {
  control: Control<ProfileWishes, unknown, unknown>
  links: readonly SectionLink[]
}

function NavWithWishes({ control, links }: NavWithWishesProps) {
  const [titles, locations, authorization, notice] = useWatch({
    control,
    name: ['titles', 'locations', 'workAuthorization', 'noticePeriod'],
  })
  const hasWishes = titles.length > 0 && locations.length > 0
  return (
    <SectionNav
      label="Profile sections"
      sections={[
        ...links.map((link) =>
          link.id === 'job-preferences' ? { ...link, done: link.done === true && hasWishes } : link,
        ),
        {
          id: 'work-eligibility',
          label: 'Work Eligibility',
          done: authorization.trim() !== '' && notice.trim() !== '',
        },
      ]}
    />
  )
}
