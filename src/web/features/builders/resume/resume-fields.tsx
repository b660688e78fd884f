import { useController, useFormContext } from 'react-hook-form'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { Grid } from '#web/ui/layout/page.tsx'
import { TagField } from '#web/ui/form/tag-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormPart } from '../form-part.tsx'
import { PhoneField } from './phone-field.tsx'
import { Positions } from './positions.tsx'
import type { ResumeValues } from './resume-values.ts'
import { Schools } from './schools.tsx'

export function ResumeFields() {
  return (
    <>
      <JobPart />
      <PersonalPart />
      <FormPart title="Work Experience" description="Your positions, most recent first.">
        <Positions />
      </FormPart>
      <SkillsPart />
      <EducationPart />
      <CertificationsPart />
    </>
  )
}

function JobPart() {
  const field = useFormFields<ResumeValues>(['targetJob', 'jobDescription'])
  return (
    <FormPart
      title="The Job You Want"
      description="Add the job description, and the analysis shows which of its keywords your resume covers."
    >
      <TextField label="Target Job" placeholder="Logistics Coordinator" autoComplete="off" {...field('targetJob')} />
      <TextAreaField
        label="Job Description"
        rows={5}
        placeholder="Paste the whole posting here"
        {...field('jobDescription')}
      />
    </FormPart>
  )
}

function PersonalPart() {
  const field = useFormFields<ResumeValues>()
  return (
    <FormPart title="Personal Information">
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
      <TextAreaField
        label="Summary"
        help="Two or three sentences on what you do and what you are best at. Leave it empty to have one made from the rest of the form."
        rows={3}
        {...field('summary')}
      />
    </FormPart>
  )
}

function SkillsPart() {
  const field = useFormFields<ResumeValues>(['skills'])
  return (
    <FormPart title="What You Know">
      <TextAreaField label="Skills" help="Separated by commas." rows={2} {...field('skills')} />
    </FormPart>
  )
}

function EducationPart() {
  const field = useFormFields<ResumeValues>(['education'])
  return (
    <FormPart title="Where You Learned It" description="In your own words, school by school, or both.">
      <TextAreaField
        label="Education"
        help="Degree, school and year, with one school per line."
        rows={2}
        {...field('education')}
      />
      <Schools />
    </FormPart>
  )
}

function CertificationsPart() {
  const { control } = useFormContext<ResumeValues>()
  const { field } = useController({ control, name: 'certifications' })
  return (
    <FormPart title="Certifications" description="Licenses and certificates that matter for the job.">
      <TagField
        label="Add certification"
        help="Press Enter after each one."
        listName="certifications"
        maxLength={200}
        values={field.value}
        onChange={field.onChange}
      />
    </FormPart>
  )
}
