import { SectionCard } from './section-card.tsx'
import { PhrasesField } from './phrases-field.tsx'

export function Skills() {
  return (
    <SectionCard id="skills" title="Skills" description="Strongest first: they are read in this order.">
      <PhrasesField name="skills" label="Add skill" help="Press Enter after each one." />
    </SectionCard>
  )
}

export function Certifications() {
  return (
    <SectionCard
      id="certifications"
      title="Certifications"
      description="Licenses and certificates that matter for the job."
    >
      <PhrasesField name="certifications" label="Add certification" help="Press Enter after each one." />
    </SectionCard>
  )
}
