import { useState } from 'react'
import {
  type InterviewDetails,
  type InterviewKind,
  type PreparationStep,
  preparationSteps,
} from '#contract/interviews.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { usePreparationSave } from './interviews.queries.ts'

const stepLabels: Record<Exclude<PreparationStep, 'documents' | 'journey'>, string> = {
  posting: 'Read the posting again',
  achievements: 'Tell each story aloud once',
  questions: 'Answer the five questions aloud',
  own_questions: 'Write down two questions for them',
}

/** What the kind of interview asks for. */
const kindSteps: Record<InterviewKind, Record<'documents' | 'journey', string>> = {
  phone: {
    documents: 'Lay your resume, a pen and a glass of water beside you',
    journey: 'Charge your phone and find a quiet place with good reception',
  },
  video: {
    documents: 'Have your resume open beside the camera',
    journey: 'Open the link once, and test your camera, sound and light',
  },
  on_site: {
    documents: 'Print two copies of your resume',
    journey: 'Check the route, plan to be there ten minutes early, and know whom to ask for',
  },
  other: { documents: 'Read your resume again', journey: 'Check the route or the link' },
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
    <Section level={3} title="For the Day">
      <div role="group" aria-label="For the Day" className="grid gap-2">
        {preparationSteps.map((step) => (
          <CheckboxField
            key={step}
            label={{ ...stepLabels, ...kindSteps[interview.kind] }[step]}
            checked={shown.includes(step)}
            onChange={({ target }) => void toggle(step, target.checked)}
          />
        ))}
      </div>
    </Section>
  )
}
