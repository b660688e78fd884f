import { ChartNoAxesColumn } from 'lucide-react'
import { memo } from 'react'
import { analyzeCoverLetter } from '#contract/builders.ts'
import type { LetterForm } from '@foothold/resume-engine/forms'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { markInput } from './analysis/use-live-analysis.ts'
import { BuilderScreen, useBuilder } from './builder.tsx'
import { resumeToLetter, shareWithLetter } from './import/import-profile.ts'
import { DownloadsCard } from './lazy-views.ts'
import { dropStatement, insertAnswer } from './letter/answer.ts'
import { LetterFields } from './letter/letter-fields.tsx'
import { LetterQuestion } from './letter/letter-question.tsx'
import { blankLetter, letterRequest, type LetterValues, toPosting, parseLetterValues } from './letter/letter-values.ts'
import { parseResumeValues } from './resume/resume-values.ts'

/** Typing renders the builder again, and only the field of the form that is typed into. */
const Fields = memo(LetterFields)
const labels = { builder: 'Builder', result: 'Cover Letter', analysis: 'AI Analysis' }

const toMatch = (values: LetterValues) => {
  const { companyName, position } = values.jobDetails
  return { jobDescription: toPosting(values), companyName, position }
}

const keepValues = (values: LetterValues) => values

export function LetterBuilder() {
  const form = useContractForm(letterRequest, { defaultValues: blankLetter })
  const { getValues } = form
  const builder = useBuilder(form, {
    kind: 'cover-letter',
    blank: blankLetter,
    parseValues: parseLetterValues,
    shared: {
      toValues: (draft) => shareWithLetter(parseResumeValues(draft)),
      message: 'Filled in from your resume.',
    },
    fromResume: resumeToLetter,
    toForm: (values) => ({ kind: 'cover-letter', values }),
    toPosting,
    toInput: (text, values) => ({ kind: 'cover-letter', text, ...toMatch(values) }),
    toBody: (body) => body,
    toPreview: keepValues,
    toWork: (values, design, content) => ({ kind: 'cover-letter', form: { ...values, design }, content }),
  })
  const { space, generate, submit, readInput } = builder
  const { content, questions } = space.result
  const analyze = useCall(analyzeCoverLetter, {
    failure: 'Failed to analyze cover letter',
    onSuccess: (analysis) => {
      space.change({ analysis })
      space.setTab('analysis')
    },
  })

  return (
    <BuilderScreen<LetterValues, LetterForm>
      builder={builder}
      title="Cover Letter Builder"
      subtitle="A letter for one job, based on what you have really done."
      labels={labels}
      hint="Your letter appears here as you type."
      readName={() => `Letter to ${getValues('jobDetails.companyName')}`.replace(/ to $/, '')}
      action={{ label: 'Generate Cover Letter', pendingLabel: 'Generating...' }}
      fields={<Fields />}
      question={
        <LetterQuestion
          questions={questions}
          pending={generate.isPending}
          onAnswer={(question, answer) => {
            if (question.field === '') return
            for (const field of ['experience.relevantExperience', 'experience.keyAchievements'] as const)
              form.setValue(field, dropStatement(getValues(field), question), { shouldDirty: true })
            const value = insertAnswer(getValues(question.field), question, answer)
            form.setValue(question.field, value, { shouldDirty: true })
            void submit()
          }}
        />
      }
      belowScore={
        <Button
          variant="secondary"
          disabled={content.trim() === ''}
          loading={analyze.isPending}
          pendingLabel="Analyzing..."
          onClick={() => {
            const answered = markInput(readInput(content))
            const body = { content, ...toMatch(getValues()) }
            analyze.mutate({ body }, { onSuccess: () => space.change({ answered }) })
          }}
        >
          <ChartNoAxesColumn aria-hidden="true" />
          AI Analysis
        </Button>
      }
      belowDesign={
        <DownloadsCard
          kind="cover-letter"
          design={space.design}
          content={content}
          name={getValues('personalInfo.fullName')}
        />
      }
    />
  )
}
