import { Mail, Sparkles } from 'lucide-react'
import { memo, useMemo } from 'react'
import { type Control, FormProvider, useWatch } from 'react-hook-form'
import { Link } from 'wouter'
import { type ResumeForm } from '@foothold/resume-engine/forms'
import { paths } from '#web/paths.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { cn } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { BuilderFrame } from './builder-frame.tsx'
import { FormAndPage, generateButtonClass } from './form-and-page.tsx'
import { FormToolbar } from './form-toolbar.tsx'
import { ImportBar } from './import/import-bar.tsx'
import { shareWithResume } from './import/import-profile.ts'
import { AnalysisView, DesignCard, DownloadsCard, ParserView, ResultView, ScoreCard } from './lazy-views.ts'
import type { PreviewRequest } from './preview/use-preview.ts'
import { ResumeFields } from './resume/resume-fields.tsx'
import {
  blankPosition,
  blankResume,
  resumeBody,
  type ResumeValues,
  toPreviewForm,
} from '@foothold/resume-engine/resume-values'
import { resumeRequest, resumeWork, parseResumeValues } from './resume/resume-values.ts'
import { SaveActions } from './documents/save-actions.tsx'
import { useDocuments } from './documents/use-documents.ts'
import { useImport } from './import/use-import.ts'
import { useProfileStart } from './import/use-profile-start.ts'
import { FixHint } from './analysis/fix-hint.tsx'
import { useFix } from './analysis/use-fix.ts'
import type { AnalysisInput } from './analysis/analysis-messages.ts'
import { markInput, useLiveAnalysis } from './analysis/use-live-analysis.ts'
import { parseLetterValues } from './letter/letter-values.ts'
import { useSharedWork } from './use-shared-work.ts'
import { useWorkspace } from './use-workspace.ts'
import { useWriting } from './writing/use-writing.ts'
import { WritingView } from '#web/features/work/proposals/writing-view.tsx'

/** Typing renders the builder again, and only the field of the form that is typed into. */
const Fields = memo(ResumeFields)
const labels = { builder: 'Builder', result: 'Preview', analysis: 'AI Analysis' }

export function ResumeBuilder() {
  const form = useContractForm(resumeRequest, { defaultValues: blankResume })
  const { getValues } = form
  const space = useWorkspace<ResumeValues>(form, {
    kind: 'resume',
    blank: blankResume,
    parseValues: parseResumeValues,
  })
  const { result, change, values, design } = space
  const { content } = result
  useSharedWork<ResumeValues>({
    space,
    getValues,
    from: 'cover-letter',
    toValues: (draft) => shareWithResume(parseLetterValues(draft)),
    message: 'Filled in from your cover letter.',
  })
  useProfileStart(space, getValues)
  const readInput = (text: string): AnalysisInput => {
    const { jobDescription, targetJob } = getValues()
    return { kind: 'resume', text, jobDescription, targetJob }
  }
  const {
    analysis: shown,
    onPages,
    live,
    onText,
    isPending: isAnalysing,
  } = useLiveAnalysis({ values, content, answer: result }, readInput)
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
  const generate = useWriting('resume', {
    failure: 'Failed to generate resume',
    onDone: ({ resume, ...written }) => {
      const next = { ...result, content: resume, written: resume, ...written, form: null }
      const shownTab = space.tab === 'analysis' ? 'analysis' : 'result'
      const isEdited = result.content !== '' && result.content !== result.written
      if (isEdited) space.replace('Your edited text was replaced by a new one.', getValues(), next, shownTab)
      else {
        change(next)
        space.setTab(shownTab)
      }
    },
  })
  const submit = form.onSubmit(async (body) => {
    const sent = space.readDigest()
    const asked = readInput('')
    const written = await generate.write(resumeBody(body))
    if (written) change({ form: sent, answered: markInput({ ...asked, text: written.resume }) })
  })
  const fix = useFix(form, space, {
    readForm: () => ({ kind: 'resume', values: getValues() }),
    posting: values.jobDescription,
    submit,
    prepareField: (name) => {
      if (name.startsWith('positions.') && getValues('positions').length === 0)
        form.setValue('positions', [blankPosition])
    },
  })
  const writing = generate.text === '' ? null : <WritingView text={generate.text} onStop={generate.stop} />
  const preview = useMemo(
    (): PreviewRequest => ({
      kind: 'resume',
      content,
      design,
      ...(content === '' && { form: toPreviewForm(values) }),
    }),
    [content, design, values],
  )
  const page = { request: preview, onDesign: space.changeDesign, findings: { analysis: onPages, work: fix }, onText }

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
            <form method="dialog" noValidate onSubmit={submit}>
              <FormAndPage
                page={{ ...page, hint: 'Your resume appears here as you type.' }}
                hasText={content !== '' || values !== blankResume}
                isOpen={space.tab === 'builder'}
                reveal={fix.reveal}
                writing={writing}
                renderAction={(showForm) => (
                  <GenerateButton control={form.control} pending={generate.isPending} onClick={showForm} />
                )}
              >
                <FixHint work={fix} pending={generate.isPending} />
                <ImportBar importer={importer} />
                <FormToolbar space={space} />
                <Fields />
              </FormAndPage>
            </form>
          ),
          result: (
            <ResultView space={space} page={page} work={fix} pending={generate.isPending} writing={writing}>
              {shown && <ScoreCard kind="resume" analysis={shown} busy={isAnalysing} />}
              <DesignCard kind="resume" design={space.design} onChange={space.changeDesign} />
              <DownloadsCard
                kind="resume"
                design={space.design}
                content={result.content}
                name={getValues('fullName')}
                readResume={getValues}
              />
              <Link href={paths.coverLetterBuilder} className={buttonClass('secondary')}>
                <Mail aria-hidden="true" />
                Write the Cover Letter
              </Link>
            </ResultView>
          ),
          analysis: shown && (
            <AnalysisView
              analysis={shown}
              live={live}
              busy={isAnalysing}
              content={result.content}
              written={result.written}
              posting={getValues('jobDescription')}
              work={fix}
              pending={generate.isPending}
            >
              <ParserView key={result.content} content={result.content} design={space.design} readValues={getValues} />
            </AnalysisView>
          ),
        }}
      />
    </FormProvider>
  )
}

interface GenerateButtonProps {
  control: Control<ResumeValues, unknown, ResumeForm>
  pending: boolean
  onClick: () => void
}

function GenerateButton({ control, pending, onClick }: GenerateButtonProps) {
  const [fullName, email] = useWatch({ control, name: ['fullName', 'email'] })
  const missing = fullName.trim() === '' || email.trim() === ''
  return (
    <>
      <Button
        type="submit"
        loading={pending}
        pendingLabel="Generating Resume..."
        disabled={missing}
        onClick={onClick}
        className={generateButtonClass}
      >
        <Sparkles aria-hidden="true" />
        Generate Resume
      </Button>
      <p
        aria-live="polite"
        className={cn('min-w-0 text-sm text-muted', missing ? 'max-sm:basis-full' : 'max-sm:hidden')}
      >
        {missing ? 'Add your name and email to continue.' : "We don't make anything up. What is missing is left out."}
      </p>
    </>
  )
}
