import { useFormContext, useWatch } from 'react-hook-form'
import { Phrases } from '../client/phrases.tsx'
import { PhrasesField } from './phrases-field.tsx'
import { ProfileSection } from './profile-section.tsx'
import type { ProfileValues } from './profile-values.ts'

const texts = {
  skills: { title: 'Skills', label: 'Add skill', description: 'List your strongest skills first.' },
  certifications: {
    title: 'Certifications',
    label: 'Add certification',
    description: 'Licenses and certificates that matter for the job.',
  },
}

export function PhrasesSection({ name }: { name: keyof typeof texts }) {
  const { control } = useFormContext<ProfileValues>()
  const phrases = useWatch({ control, name })
  const { title, label, description } = texts[name]
  return (
    <ProfileSection
      id={name}
      title={title}
      description={description}
      summary={<Phrases name={name} phrases={phrases} />}
    >
      <PhrasesField name={name} label={label} help="Press Enter after each one." />
    </ProfileSection>
  )
}
