import { useFormContext, useFormState } from 'react-hook-form'
import { Grid } from '#web/ui/layout/page.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormPart } from '../form-part.tsx'
import type { LetterValues } from './letter-values.ts'
import { PhoneField } from '../resume/phone-field.tsx'

export function LetterFields() {
  return (
    <>
      <JobPart />
      <PersonalPart />
      <ExperiencePart />
      <MotivationPart />
    </>
  )
}

function useField() {
  const { register, control } = useFormContext<LetterValues>()
  const { errors } = useFormState({ control })
  return { register, errors }
}

function JobPart() {
  const { register, errors } = useField()
  const sectionErrors = errors.jobDetails
  return (
    <FormPart title="Job Details" description="The letter answers what the posting asks for.">
      <Grid>
        <TextField
          label="Company Name"
          autoComplete="off"
          error={sectionErrors?.companyName?.message}
          {...register('jobDetails.companyName')}
        />
        <TextField
          label="Job Title"
          autoComplete="off"
          error={sectionErrors?.position?.message}
          {...register('jobDetails.position')}
        />
      </Grid>
      <TextAreaField
        label="Job Description"
        rows={5}
        placeholder="Paste the whole posting here"
        error={sectionErrors?.jobDescription?.message}
        {...register('jobDetails.jobDescription')}
      />
      <TextAreaField
        label="Requirements"
        help="Anything else they ask for that the posting does not mention."
        rows={2}
        error={sectionErrors?.requirements?.message}
        {...register('jobDetails.requirements')}
      />
      <TextField
        type="url"
        inputMode="url"
        label="Job Description URL"
        placeholder="https://"
        autoComplete="off"
        error={sectionErrors?.jobDescriptionUrl?.message}
        {...register('jobDetails.jobDescriptionUrl')}
      />
    </FormPart>
  )
}

function PersonalPart() {
  const { register, errors } = useField()
  const sectionErrors = errors.personalInfo
  return (
    <FormPart title="Personal Information">
      <Grid>
        <TextField
          label="Full Name"
          help="Signs the letter. Without it, there is no signature."
          autoComplete="name"
          error={sectionErrors?.fullName?.message}
          {...register('personalInfo.fullName')}
        />
        <TextField
          type="email"
          label="Email"
          autoComplete="email"
          error={sectionErrors?.email?.message}
          {...register('personalInfo.email')}
        />
        <PhoneField<LetterValues> name="personalInfo.phone" error={sectionErrors?.phone?.message} />
        <TextField
          label="Location"
          placeholder="City, State"
          autoComplete="off"
          error={sectionErrors?.location?.message}
          {...register('personalInfo.location')}
        />
        <TextField
          inputMode="url"
          label="LinkedIn"
          placeholder="linkedin.com/in/your-name"
          autoComplete="url"
          error={sectionErrors?.linkedin?.message}
          {...register('personalInfo.linkedin')}
        />
      </Grid>
    </FormPart>
  )
}

function ExperiencePart() {
  const { register, errors } = useField()
  const sectionErrors = errors.experience
  return (
    <FormPart title="Experience">
      <TextAreaField
        label="Relevant Experience"
        rows={3}
        error={sectionErrors?.relevantExperience?.message}
        {...register('experience.relevantExperience')}
      />
      <TextAreaField
        label="Key Achievements"
        help="One per line. Numbers make them stronger."
        rows={3}
        error={sectionErrors?.keyAchievements?.message}
        {...register('experience.keyAchievements')}
      />
      <TextAreaField
        label="Skills"
        help="Separated by commas."
        rows={2}
        error={sectionErrors?.skills?.message}
        {...register('experience.skills')}
      />
    </FormPart>
  )
}

function MotivationPart() {
  const { register, errors } = useField()
  const sectionErrors = errors.motivation
  return (
    <FormPart title="Motivation">
      <TextAreaField
        label="Why Company"
        help="What draws you to them."
        rows={2}
        error={sectionErrors?.whyCompany?.message}
        {...register('motivation.whyCompany')}
      />
      <TextAreaField
        label="Why Position"
        help="What draws you to this work."
        rows={2}
        error={sectionErrors?.whyPosition?.message}
        {...register('motivation.whyPosition')}
      />
      <TextAreaField
        label="Value Proposition"
        help="What you would bring to them."
        rows={2}
        error={sectionErrors?.valueProposition?.message}
        {...register('motivation.valueProposition')}
      />
    </FormPart>
  )
}
