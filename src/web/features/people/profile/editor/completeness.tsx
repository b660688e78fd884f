import { useFormContext, useWatch } from 'react-hook-form'
import { flushSync } from 'react-dom'
import { computeCompleteness, type ProfilePart } from '#contract/profile-completeness.ts'
import { Meter } from '#web/ui/feedback/meter.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { focusField } from '#web/ui/layout/editable-section.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { type SectionId, useProfileSections } from './profile-sections.ts'
import type { ProfileValues } from './profile-values.ts'

/** What is to do for each part: in which section, and with which control. */
const todos: Record<ProfilePart, { todo: string; section?: SectionId; field?: string }> = {
  phone: { todo: 'Add your phone number', section: 'basic-information' },
  address: { todo: 'Add your address', section: 'basic-information', field: 'profile-address' },
  links: { todo: 'Add a link, such as LinkedIn', section: 'basic-information', field: 'profile-links' },
  resume: { todo: 'Upload your resume', field: 'resume' },
  workHistory: { todo: 'Add a job you have had', section: 'work-history' },
  skills: { todo: 'Add your skills', section: 'skills' },
  education: { todo: 'Add your education', section: 'education' },
  salaryExpectation: { todo: 'Add your expected salary', section: 'job-preferences' },
  workPreference: {
    todo: 'Choose remote, hybrid or in-office',
    section: 'job-preferences',
    field: 'profile-work-preference',
  },
}

/** How complete the profile is, with a link to everything that is missing. No one is asked for a resume that an employer has. */
export function Completeness({ hasResume, hasSent }: { hasResume: boolean; hasSent: boolean }) {
  const values = useWatch({ control: useFormContext<ProfileValues>().control }) as ProfileValues
  const { edit } = useProfileSections()
  const { percent, missing } = computeCompleteness(values, hasResume)
  const asked = missing.filter((part) => part !== 'resume' || !hasSent)
  return (
    <div className="grid grid-cols-1 items-center gap-x-8 gap-y-2 px-edge py-4 sm:px-6 md:grid-cols-[14rem_minmax(0,1fr)]">
      <Meter label="Profile complete" value={percent} tone={percent === 100 ? 'success' : 'accent'} />
      {asked.length > 0 && (
        <Row className="gap-y-1">
          {asked.map((part) => {
            const { todo, section, field = section ?? '' } = todos[part]
            return (
              <Button
                key={part}
                variant="link"
                size="sm"
                className="text-start"
                onClick={() => {
                  if (section) flushSync(() => edit(section))
                  focusField(field)
                }}
              >
                {todo}
              </Button>
            )
          })}
        </Row>
      )}
    </div>
  )
}
