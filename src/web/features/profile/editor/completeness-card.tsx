import type { ProfilePart } from '#contract/profile-completeness.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { Meter } from '#web/ui/feedback/meter.tsx'

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
export function CompletenessCard({ percent, missing }: CompletenessCardProps) {
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
