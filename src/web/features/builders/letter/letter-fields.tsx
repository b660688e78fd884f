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
  const wrong = errors.jobDetails
  return (
    <FormPart title="Job Details" description="The letter answers what the posting asks for.">
      <Grid>
        <TextField
          label="Company Name"
          autoComplete="off"
          error={wrong?.companyName?.message}
          {...register('jobDetails.companyName')}
        />
        <TextField
          label="Job Title"
          autoComplete="off"
          error={wrong?.position?.message}
          {...register('jobDetails.position')}
        />
      </Grid>
      <TextAreaField
        label="Job Description"
        rows={5}
        placeholder="Paste the whole posting here"
        error={wrong?.jobDescription?.message}
        {...register('jobDetails.jobDescription')}
      />
      <TextAreaField
        label="Requirements"
        help="Anything else they ask for that the posting does not mention."
        rows={2}
        error={wrong?.requirements?.message}
        {...register('jobDetails.requirements')}
      />
      <TextField
        type="url"
        inputMode="url"
        label="Job Description URL"
        placeholder="https://"
        autoComplete="off"
        error={wrong?.jobDescriptionUrl?.message}
        {...register('jobDetails.jobDescriptionUrl')}
      />
    </FormPart>
  )
}

function PersonalPart() {
  const { register, errors } = useField()
  const wrong = errors.personalInfo
  return (
    <FormPart title="Personal Information">
      <Grid>
        <TextField
          label="Full Name"
          help="Signs the letter. Without it, there is no signature."
          autoComplete="name"
          error={wrong?.fullName?.message}
          {...register('personalInfo.fullName')}
        />
        <TextField
          type="email"
          label="Email"
          autoComplete="email"
          error={wrong?.email?.message}
          {...register('personalInfo.email')}
        />
        <PhoneField<LetterValues> name="personalInfo.phone" error={wrong?.phone?.message} />
        <TextField
          label="Location"
          placeholder="City, State"
          autoComplete="off"
          error={wrong?.location?.message}
          {...register('personalInfo.location')}
        />
        <TextField
          inputMode="url"
          label="LinkedIn"
          placeholder="linkedin.com/in/your-name"
          autoComplete="url"
          error={wrong?.linkedin?.message}
          {...register('personalInfo.linkedin')}
        />
      </Grid>
    </FormPart>
  )
}

function ExperiencePart() {
  const { register, errors } = useField()
  const wrong = errors.experience
  return (
    <FormPart title="Experience">
      <TextAreaField
        label="Relevant Experience"
        rows={3}
        error={wrong?.relevantExperience?.message}
        {...register('experience.relevantExperience')}
      />
      <TextAreaField
        label="Key Achievements"
        help="One per line. Numbers make them stronger."
        rows={3}
        error={wrong?.keyAchievements?.message}
        {...register('experience.keyAchievements')}
      />
      <TextAreaField
        label="Skills"
        help="Separated by commas."
        rows={2}
        error={wrong?.skills?.message}
        {...register('experience.skills')}
      />
    </FormPart>
  )
}

function MotivationPart() {
  const { register, errors } = useField()
  const wrong = errors.motivation
  return (
    <FormPart title="Motivation">
      <TextAreaField
        label="Why Company"
        help="What draws you to them."
        rows={2}
        error={wrong?.whyCompany?.message}
        {...register('motivation.whyCompany')}
      />
      <TextAreaField
        label="Why Position"
        help="What draws you to this work."
        rows={2}
        error={wrong?.whyPosition?.message}
        {...register('motivation.whyPosition')}
      />
      <TextAreaField
        label="Value Proposition"
        help="What you would bring to them."
        rows={2}
        error={wrong?.valueProposition?.message}
        {...register('motivation.valueProposition')}
      />
    </FormPart>
  )
}
