import { useState } from 'react'
import { type InterviewDetails, type PreparationStep, preparationSteps } from '#contract/interviews.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { usePreparationSave } from './interviews.queries.ts'

const stepLabels: Record<PreparationStep, string> = {
  posting: 'Read the posting again',
  documents: 'Read what we sent',
  achievements: 'Choose three achievements to tell',
  questions: 'Answer the likely questions aloud',
  own_questions: 'Prepare questions of your own',
  journey: 'Check the route or the link',
}

/** Each step is stored when it is ticked. */
export function PreparationChecklist({ interview }: { interview: InterviewDetails }) {
  const save = usePreparationSave(undefined)
  /** The ticked steps, until they are stored. */
  const [chosen, setChosen] = useState<PreparationStep[] | null>(null)
  const shown = chosen ?? interview.checklist
  async function toggle(step: PreparationStep, checked: boolean) {
    const checklist = preparationSteps.filter((key) => (key === step ? checked : shown.includes(key)))
    setChosen(checklist)
    try {
      await save.mutateAsync({ params: { id: interview.id }, body: { checklist } })
      await save.whenRefreshed()
    } catch {
      // The toast says that it was not saved.
    }
    setChosen((latest) => (latest === checklist ? null : latest))
  }
  return (
    <Section level={3} title="Checklist">
      <div role="group" aria-label="Checklist" className="grid gap-2">
        {preparationSteps.map((step) => (
          <CheckboxField
            key={step}
            label={stepLabels[step]}
            checked={shown.includes(step)}
            onChange={({ target }) => void toggle(step, target.checked)}
          />
        ))}
      </div>
    </Section>
  )
}
