import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { FixedSection } from '@foothold/resume-engine/forms'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import type { ItemPlace } from '#web/ui/data/sortable-list.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { TagField } from '#web/ui/form/tag-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormPart } from '../form-part.tsx'
import { PartSummary } from '../part-summary.tsx'
import { PhoneField } from './phone-field.tsx'
import { Positions } from './positions.tsx'
import { isBlank, type ResumeValues } from '@foothold/resume-engine/resume-values'
import { Schools } from '#web/features/people/profile/schools.tsx'
import { Sections } from './sections.tsx'

/** Personal data come first and the posting last. What is between has the order of the document, which the person decides. */
export function ResumeFields() {
  return (
    <>
      <PersonalPart />
      <Sections renderFixed={renderFixed} />
      <JobPart />
    </>
  )
}

function renderFixed(id: FixedSection, place: ItemPlace) {
  const Part = fixedParts[id]
  return <Part key={id} place={place} />
}

const countNoun = (count: number, noun: string) => (count === 0 ? '' : count === 1 ? `1 ${noun}` : `${count} ${noun}s`)
const countFilled = (entries: unknown) =>
  Array.isArray(entries) ? entries.filter((entry: object) => !isBlank(entry)).length : 0

const countPositions = ([positions]: readonly unknown[]) => countNoun(countFilled(positions), 'position')
const countSchools = ([text, schools]: readonly unknown[]) =>
  [typeof text === 'string' ? text.trim().slice(0, 80) : '', countNoun(countFilled(schools), 'school')]
    .filter(Boolean)
    .join(' · ')

function JobPart() {
  const field = useFormFields<ResumeValues>(['targetJob', 'jobDescription'])
  return (
    <FormPart
      title="Target a Job"
      description="Optional. Paste the posting to see which keywords your resume covers."
      summary={<PartSummary<ResumeValues> names={['targetJob']} />}
    >
      <TextField label="Target Job" placeholder="Logistics Coordinator" autoComplete="off" {...field('targetJob')} />
      <TextAreaField
        label="Job Description"
        rows={1}
        maxRows={8}
        placeholder="Paste the whole posting here"
        {...field('jobDescription')}
      />
    </FormPart>
  )
}

function PersonalPart() {
  const field = useFormFields<ResumeValues>()
  return (
    <FormPart title="Personal Information" summary={<PartSummary<ResumeValues> names={['fullName', 'email']} />}>
      <Grid>
        <TextField required label="Full Name" autoComplete="name" {...field('fullName')} />
        <TextField required type="email" label="Email" autoComplete="email" {...field('email')} />
        <PhoneField<ResumeValues> name="phone" />
        <TextField label="Location" placeholder="City, State" autoComplete="off" {...field('location')} />
        <TextField
          inputMode="url"
          label="LinkedIn"
          placeholder="linkedin.com/in/your-name"
          autoComplete="url"
          {...field('linkedin')}
        />
      </Grid>
    </FormPart>
  )
}

interface PartProps {
  place: ItemPlace
}

function SummaryPart({ place }: PartProps) {
  const field = useFormFields<ResumeValues>(['summary'])
  return (
    <FormPart title="Summary" summary={<PartSummary<ResumeValues> names={['summary']} />} place={place}>
      <TextAreaField
        label="Summary"
        help="Two or three sentences on what you do and what you are best at. Optional."
        rows={3}
        {...field('summary')}
      />
    </FormPart>
  )
}

function ExperiencePart({ place }: PartProps) {
  return (
    <FormPart
      title="Work Experience"
      description="Your positions, most recent first."
      summary={<PartSummary<ResumeValues> names={['positions']} toText={countPositions} />}
      place={place}
    >
      <Positions />
    </FormPart>
  )
}

function SkillsPart({ place }: PartProps) {
  const field = useFormFields<ResumeValues>(['skills'])
  return (
    <FormPart title="Skills" summary={<PartSummary<ResumeValues> names={['skills']} />} place={place}>
      <TextAreaField label="Skills" help="Separated by commas." rows={2} {...field('skills')} />
    </FormPart>
  )
}

function EducationPart({ place }: PartProps) {
  const field = useFormFields<ResumeValues>(['education'])
  return (
    <FormPart
      title="Education"
      description="Type it freely or add schools one by one."
      summary={<PartSummary<ResumeValues> names={['education', 'educations']} toText={countSchools} />}
      place={place}
    >
      <TextAreaField
        label="Education"
        help="Degree, school and year, with one school per line."
        rows={2}
        {...field('education')}
      />
      <Schools name="educations" noun="School" />
    </FormPart>
  )
}

function CertificationsPart({ place }: PartProps) {
  const { control } = useFormContext<ResumeValues>()
  const { field } = useController({ control, name: 'certifications' })
  return (
    <FormPart
      title="Certifications"
      description="Licenses and certificates that matter for the job."
      summary={field.value.join(', ')}
      place={place}
    >
      <TagField
        label="Add certification"
        help="Press Enter after each one."
        listName="Certifications"
        maxLength={200}
        values={field.value}
        onChange={field.onChange}
      />
    </FormPart>
  )
}

const fixedParts: Record<FixedSection, (props: PartProps) => ReactNode> = {
  summary: SummaryPart,
  skills: SkillsPart,
  experience: ExperiencePart,
  education: EducationPart,
  certifications: CertificationsPart,
}
