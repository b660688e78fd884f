import { Sparkles } from 'lucide-react'
import { type Control, FormProvider, useWatch } from 'react-hook-form'
import { generateResume, type ResumeForm } from '#contract/builders.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { BuilderFrame } from '../builder-frame.tsx'
import { ImportBar } from '../import/import-bar.tsx'
import { toJsonResume } from '../import/json-resume.ts'
import { AnalysisView, DesignCard, DownloadsCard, ParserView, ResultView, ScoreCard } from '../lazy-views.ts'
import { ResumeFields } from './resume-fields.tsx'
import {
  blankResume,
  resumeBody,
  resumeRequest,
  type ResumeValues,
  resumeWork,
  parseResumeValues,
} from './resume-values.ts'
import { SaveActions } from '../documents/save-actions.tsx'
import { useDocuments } from '../documents/use-documents.ts'
import { useImport } from '../import/use-import.ts'
import { createFix } from '../analysis/create-fix.ts'
import { useLiveAnalysis } from '../analysis/use-live-analysis.ts'
import { useWorkspace } from '../use-workspace.ts'

const labels = { builder: 'Builder', result: 'Preview', analysis: 'AI Analysis' }

export function ResumeBuilder() {
  const form = useContractForm(resumeRequest, { defaultValues: blankResume })
  const { getValues } = form
  const space = useWorkspace<ResumeValues>(form, {
    kind: 'resume',
    blank: blankResume,
    parseValues: parseResumeValues,
  })
  const { result, change } = space
  const live = useLiveAnalysis(form, result.content, (text) => {
    const { jobDescription, targetJob } = getValues()
    return { kind: 'resume', text, jobDescription, targetJob }
  })
  const importer = useImport(form, space, (_, found) => found)
  const documents = useDocuments<ResumeValues>({
    space,
    parseValues: parseResumeValues,
    readWork: () => ({
      kind: 'resume',
      form: { ...resumeWork(getValues()), design: space.design },
      content: result.content,
    }),
  })
  const generate = useCall(generateResume, {
    failure: 'Failed to generate resume',
    onSuccess: ({ resume, ...written }) => {
      const next = { content: resume, written: resume, ...written, document: result.document, design: result.design }
      const isEdited = result.content !== '' && result.content !== result.written
      if (isEdited) space.replace('Your edited text was replaced by a new one.', getValues(), next, 'result')
      else {
        change(next)
        space.setTab('result')
      }
    },
  })
  const fix = createFix({
    space,
    focusField: (field) => form.setFocus(field === 'dates' ? 'positions.0.startDate' : findBlankContact(getValues())),
    addToForm: (skill) => form.setValue('skills', [getValues('skills').trim(), skill].filter(Boolean).join(', ')),
  })
  const shown = live ?? result.analysis

  return (
    <FormProvider {...form}>
      <BuilderFrame
        space={space}
        title="Resume Builder"
        subtitle="Enter your experience once, and get a resume that people and applicant-tracking systems can read."
        labels={labels}
        filled={{ builder: true, result: result.content + result.written !== '', analysis: shown !== null }}
        actions={
          <SaveActions
            kind="resume"
            documents={documents}
            readName={() => getValues('targetJob') || `Resume of ${getValues('fullName')}`}
          />
        }
        contents={{
          builder: (
            <form
              method="dialog"
              noValidate
              onSubmit={form.onSubmit((body) => generate.mutateAsync({ body: resumeBody(body) }))}
            >
              <Stack>
                <ImportBar importer={importer} />
                <ResumeFields />
                <GenerateButton control={form.control} pending={generate.isPending} />
              </Stack>
            </form>
          ),
          result: (
            <ResultView space={space}>
              {shown && <ScoreCard analysis={shown} />}
              <DesignCard design={space.design} onChange={space.changeDesign} />
              <DownloadsCard
                kind="resume"
                design={space.design}
                content={result.content}
                name={getValues('fullName')}
                readJson={() => toJsonResume(getValues())}
              />
            </ResultView>
          ),
          analysis: shown && (
            <AnalysisView
              kind="resume"
              analysis={shown}
              live={live}
              content={result.content}
              posting={getValues('jobDescription')}
              onFix={fix}
            >
              <ParserView key={result.content} content={result.content} design={space.design} readValues={getValues} />
            </AnalysisView>
          ),
        }}
      />
    </FormProvider>
  )
}

/** The first contact field that is blank. */
const findBlankContact = (values: ResumeValues) =>
  (['email', 'phone', 'location'] as const).find((name) => values[name].trim() === '') ?? 'phone'

interface GenerateButtonProps {
  control: Control<ResumeValues, unknown, ResumeForm>
  pending: boolean
}

function GenerateButton({ control, pending }: GenerateButtonProps) {
  const [fullName, email] = useWatch({ control, name: ['fullName', 'email'] })
  const missing = fullName.trim() === '' || email.trim() === ''
  return (
    <div className="grid grid-cols-1 gap-2 sm:justify-items-start">
      <Button type="submit" size="lg" loading={pending} pendingLabel="Generating Resume..." disabled={missing}>
        <Sparkles aria-hidden="true" />
        Generate Resume
      </Button>
      <p aria-live="polite" className="text-sm text-muted">
        {missing ? 'Your full name and email are needed first.' : 'Nothing is made up: what is missing is left out.'}
      </p>
    </div>
  )
}
