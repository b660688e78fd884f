import { type Control, useWatch } from 'react-hook-form'
import { computeCompleteness, type ProfilePart } from '#contract/profile-completeness.ts'
import { type SectionLink, SectionNav } from '#web/ui/layout/section-nav.tsx'
import type { ProfileWishes } from '../wishes/profile-wishes.ts'
import type { ProfileValues } from './profile-values.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { Meter } from '#web/ui/feedback/meter.tsx'

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

/** What is to do for each part, with the id of its control or section. */
const todos: Record<ProfilePart, { todo: string; target: string }> = {
  phone: { todo: 'Add your phone number', target: 'profile-phone' },
  address: { todo: 'Add your address', target: 'profile-address' },
  links: { todo: 'Add a link, such as LinkedIn', target: 'profile-links' },
  resume: { todo: 'Upload your resume', target: 'resume' },
  workHistory: { todo: 'Add a job you have had', target: 'work-history' },
  skills: { todo: 'Add your skills', target: 'skills' },
  education: { todo: 'Add your education', target: 'education' },
  salaryExpectation: { todo: 'Add your expected salary', target: 'profile-salary' },
  workPreference: { todo: 'Choose remote, hybrid or in-office', target: 'profile-work-preference' },
}

interface CompletenessCardProps {
  percent: number
  missing: readonly ProfilePart[]
}

/** The completeness meter, with a link to everything that is missing. */
function CompletenessCard({ percent, missing }: CompletenessCardProps) {
  return (
    <Card aria-labelledby="completeness-title">
      <CardHeader
        id="completeness-title"
        title="Completeness"
        description={
          missing.length > 0 ? 'The more you fill in, the better we can apply for you.' : 'We have all we need.'
        }
      />
      <CardBody className="grid gap-4">
        <Meter label="Profile complete" value={percent} tone={percent === 100 ? 'success' : 'accent'} />
        {missing.length > 0 && (
          <ul className="-ms-0.5 grid justify-items-start">
            {missing.map((part) => (
              <li key={part}>
                <Button variant="link" size="sm" className="text-start" onClick={() => focusTarget(todos[part].target)}>
                  {todos[part].todo}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}

const controlSelector = 'input, select, textarea, button'

/** Focuses the control, or the first one of the section. */
function focusTarget(target: string) {
  const element = document.getElementById(target)
  const control = element?.matches(controlSelector) ? element : element?.querySelector<HTMLElement>(controlSelector)
  element?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
