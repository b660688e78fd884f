import { Mail } from 'lucide-react'
import { memo } from 'react'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { paths } from '#web/paths.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { cn } from '#web/ui/class-names.ts'
import {
  blankPosition,
  blankResume,
  resumeBody,
  type ResumeValues,
  toPreviewForm,
} from '@foothold/resume-engine/resume-values'
import { BuilderScreen, useBuilder } from './builder.tsx'
import { shareWithResume } from './import/import-profile.ts'
import { useProfileStart } from './import/use-profile-start.ts'
import { DownloadsCard, ParserView } from './lazy-views.ts'
import { parseLetterValues } from './letter/letter-values.ts'
import { ResumeFields } from './resume/resume-fields.tsx'
import { resumeRequest, resumeWork, parseResumeValues } from './resume/resume-values.ts'

/** Typing renders the builder again, and only the field of the form that is typed into. */
const Fields = memo(ResumeFields)
const labels = { builder: 'Builder', result: 'Preview', analysis: 'AI Analysis' }

export function ResumeBuilder() {
  const form = useContractForm(resumeRequest, { defaultValues: blankResume })
  const { getValues } = form
  const builder = useBuilder(form, {
    kind: 'resume',
    blank: blankResume,
    parseValues: parseResumeValues,
    shared: {
      toValues: (draft) => shareWithResume(parseLetterValues(draft)),
      message: 'Filled in from your cover letter.',
    },
    fromResume: (_, found) => found,
    toForm: (values) => ({ kind: 'resume', values }),
    toPosting: (values) => values.jobDescription,
    toInput: (text, { jobDescription, targetJob }) => ({ kind: 'resume', text, jobDescription, targetJob }),
    toBody: resumeBody,
    toPreview: toPreviewForm,
    toWork: (values, design, content) => ({ kind: 'resume', form: { ...resumeWork(values), design }, content }),
    prepareField: (name) => {
      if (name.startsWith('positions.') && getValues('positions').length === 0)
        form.setValue('positions', [blankPosition])
    },
  })
  const { space, importer } = builder
  useProfileStart(space, getValues, importer.load)
  const { fullName, email } = space.values
  const isMissing = fullName.trim() === '' || email.trim() === ''
  const { content } = space.result

  return (
    <BuilderScreen<ResumeValues, ReturnType<typeof resumeBody>>
      builder={builder}
      title="Resume Builder"
      subtitle="Enter your experience once, and get a resume that people and applicant-tracking systems can read."
      labels={labels}
      hint="Your resume appears here as you type."
      readName={() => getValues('targetJob') || `Resume of ${getValues('fullName')}`}
      action={{
        label: 'Generate Resume',
        pendingLabel: 'Generating Resume...',
        disabled: isMissing,
        note: (
          <p
            aria-live="polite"
            className={cn('min-w-0 text-sm text-muted', isMissing ? 'max-sm:basis-full' : 'max-sm:hidden')}
          >
            {isMissing
              ? 'Add your name and email to continue.'
              : "We don't make anything up. What is missing is left out."}
          </p>
        ),
      }}
      fields={<Fields />}
      belowDesign={
        <>
          <DownloadsCard
            kind="resume"
            design={space.design}
            content={content}
            name={getValues('fullName')}
            readResume={getValues}
          />
          <ButtonLink href={paths.coverLetterBuilder}>
            <Mail aria-hidden="true" />
            Write the Cover Letter
          </ButtonLink>
        </>
      }
      belowAnalysis={<ParserView key={content} content={content} design={space.design} readValues={getValues} />}
    />
  )
}
