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
  const save = usePreparationSave(interview, undefined)
  const saved = save.isPending && save.variables?.body?.checklist ? save.variables.body.checklist : interview.checklist
  const toggle = (step: PreparationStep, checked: boolean) =>
    save.mutate({
      params: { id: interview.id },
      body: { checklist: preparationSteps.filter((key) => (key === step ? checked : saved.includes(key))) },
    })
  return (
    <Section level={3} title="Checklist">
      <div role="group" aria-label="Checklist" className="grid gap-2">
        {preparationSteps.map((step) => (
          <CheckboxField
            key={step}
            label={stepLabels[step]}
            checked={saved.includes(step)}
            onChange={({ target }) => toggle(step, target.checked)}
          />
        ))}
      </div>
    </Section>
  )
}
