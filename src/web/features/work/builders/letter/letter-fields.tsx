import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { Grid } from '#web/ui/layout/page.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormPart } from '../form-part.tsx'
import { PartSummary } from '../part-summary.tsx'
import type { LetterValues } from './letter-values.ts'
import { Positions } from '../resume/positions.tsx'
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

function JobPart() {
  const field = useFormFields<LetterValues>()
  return (
    <FormPart
      title="Job Details"
      description="The letter answers what the posting asks for."
      summary={<PartSummary<LetterValues> names={['jobDetails.position', 'jobDetails.companyName']} />}
    >
      <Grid>
        <TextField label="Company Name" autoComplete="off" {...field('jobDetails.companyName')} />
        <TextField label="Job Title" autoComplete="off" {...field('jobDetails.position')} />
      </Grid>
      <TextAreaField
        label="Job Description"
        rows={5}
        placeholder="Paste the whole posting here"
        {...field('jobDetails.jobDescription')}
      />
      <TextAreaField
        label="Requirements"
        help="Requirements you know of that aren't in the posting."
        rows={2}
        {...field('jobDetails.requirements')}
      />
      <TextField
        type="url"
        inputMode="url"
        label="Job Description URL"
        placeholder="https://"
        autoComplete="off"
        {...field('jobDetails.jobDescriptionUrl')}
      />
    </FormPart>
  )
}

function PersonalPart() {
  const field = useFormFields<LetterValues>()
  return (
    <FormPart
      title="Personal Information"
      summary={<PartSummary<LetterValues> names={['personalInfo.fullName', 'personalInfo.email']} />}
    >
      <Grid>
        <TextField
          label="Full Name"
          help="Used as your signature."
          autoComplete="name"
          {...field('personalInfo.fullName')}
        />
        <TextField type="email" label="Email" autoComplete="email" {...field('personalInfo.email')} />
        <PhoneField<LetterValues> name="personalInfo.phone" />
        <TextField label="Location" placeholder="City, State" autoComplete="off" {...field('personalInfo.location')} />
        <TextField
          inputMode="url"
          label="LinkedIn"
          placeholder="linkedin.com/in/your-name"
          autoComplete="url"
          {...field('personalInfo.linkedin')}
        />
      </Grid>
    </FormPart>
  )
}

function ExperiencePart() {
  const field = useFormFields<LetterValues>()
  return (
    <FormPart
      title="Experience"
      description="Whole sentences go into the letter as you type them. Notes become a list."
      summary={<PartSummary<LetterValues> names={['experience.relevantExperience', 'experience.keyAchievements']} />}
    >
      <Positions name="experience.positions" />
      <TextAreaField
        label="Relevant Experience"
        help="What isn't in your positions above."
        rows={3}
        {...field('experience.relevantExperience')}
      />
      <TextAreaField
        label="Key Achievements"
        help="One per line. Numbers make them stronger."
        rows={3}
        {...field('experience.keyAchievements')}
      />
      <TextAreaField
        label="Skills"
        help="Separated by commas. The letter names licenses and languages; your resume has the rest."
        rows={2}
        {...field('experience.skills')}
      />
    </FormPart>
  )
}

function MotivationPart() {
  const field = useFormFields<LetterValues>()
  return (
    <FormPart
      title="Motivation"
      summary={<PartSummary<LetterValues> names={['motivation.whyCompany', 'motivation.whyPosition']} />}
    >
      <TextAreaField
        label="Why Company"
        help="One whole sentence, in your own words."
        rows={2}
        {...field('motivation.whyCompany')}
      />
      <TextAreaField
        label="Why Position"
        help="What you want to do there, in one sentence."
        rows={2}
        {...field('motivation.whyPosition')}
      />
      <TextAreaField
        label="Value Proposition"
        help="What colleagues rely on you for, in one sentence."
        rows={2}
        {...field('motivation.valueProposition')}
      />
    </FormPart>
  )
}
