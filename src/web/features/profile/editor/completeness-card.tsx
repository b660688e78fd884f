import { type Control, useWatch } from 'react-hook-form'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { Meter } from '#web/ui/feedback/meter.tsx'
import { computeCompleteness } from './completeness.ts'
import type { ProfileValues } from './profile-values.ts'

interface CompletenessCardProps {
  control: Control<ProfileValues, unknown, unknown>
  hasResume: boolean
}

/** The completeness meter, with a link to everything that is missing. */
export function CompletenessCard({ control, hasResume }: CompletenessCardProps) {
  const { percent, missing } = computeCompleteness(useWatch({ control }) as ProfileValues, hasResume)
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
            {missing.map(({ todo, target }) => (
              <li key={todo}>
                <Button variant="link" size="sm" onClick={() => focusTarget(target)}>
                  {todo}
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
