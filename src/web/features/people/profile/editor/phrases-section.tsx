import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { PhrasesField } from './phrases-field.tsx'

export function Skills() {
  return (
    <TitledCard id="skills" title="Skills" description="List your strongest skills first.">
      <PhrasesField name="skills" label="Add skill" help="Press Enter after each one." />
    </TitledCard>
  )
}

export function Certifications() {
  return (
    <TitledCard
      id="certifications"
      title="Certifications"
      description="Licenses and certificates that matter for the job."
    >
      <PhrasesField name="certifications" label="Add certification" help="Press Enter after each one." />
    </TitledCard>
  )
}
