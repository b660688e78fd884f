import { ChartNoAxesColumn, Sparkles } from 'lucide-react'
import { memo, useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { analyzeCoverLetter } from '#contract/builders.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { BuilderFrame } from './builder-frame.tsx'
import { FormAndPage, generateButtonClass } from './form-and-page.tsx'
import { resumeToLetter, shareWithLetter } from './import/import-profile.ts'
import { ImportBar } from './import/import-bar.tsx'
import { insertAnswer, LetterQuestion } from './letter/letter-question.tsx'
import { LetterFields } from './letter/letter-fields.tsx'
import { blankLetter, letterRequest, type LetterValues, toPosting, parseLetterValues } from './letter/letter-values.ts'
import { AnalysisView, DesignCard, DownloadsCard, ResultView, ScoreCard } from './lazy-views.ts'
import type { PreviewRequest } from './preview/use-preview.ts'
import { SaveActions } from './documents/save-actions.tsx'
import { useDocuments } from './documents/use-documents.ts'
import { useImport } from './import/use-import.ts'
import { FixHint } from './analysis/fix-hint.tsx'
import { useFix } from './analysis/use-fix.ts'
import type { AnalysisInput } from './analysis/analysis-messages.ts'
import { markInput, useLiveAnalysis } from './analysis/use-live-analysis.ts'
import { parseResumeValues } from './resume/resume-values.ts'
import { FormToolbar } from './form-toolbar.tsx'
import { useSharedWork } from './use-shared-work.ts'
import { useWorkspace } from './use-workspace.ts'
import { useWriting } from './writing/use-writing.ts'
import { WritingView } from '#web/features/work/proposals/writing-view.tsx'

/** Typing renders the builder again, and only the field of the form that is typed into. */
const Fields = memo(LetterFields)
const labels = { builder: 'Builder', result: 'Cover Letter', analysis: 'AI Analysis' }

export function LetterBuilder() {
  const form = useContractForm(letterRequest, { defaultValues: blankLetter })
  const { getValues } = form
  const space = useWorkspace<LetterValues>(form, {
    kind: 'cover-letter',
    blank: blankLetter,
    parseValues: parseLetterValues,
  })
  const { result, change, values, design } = space
  const { content } = result
  useSharedWork<LetterValues>({
    space,
    getValues,
    from: 'resume',
    toValues: (draft) => shareWithLetter(parseResumeValues(draft)),
    message: 'Filled in from your resume.',
  })
  const readMatch = () => {
    const { companyName, position } = getValues('jobDetails')
    return { jobDescription: toPosting(getValues()), companyName, position }
  }
  const readInput = (text: string): AnalysisInput => ({ kind: 'cover-letter', text, ...readMatch() })
  const {
    analysis: shown,
    onPages,
    live,
    onText,
    isPending: isAnalysing,
  } = useLiveAnalysis({ values, content, answer: result }, readInput)
  const importer = useImport(form, space, resumeToLetter)
  const documents = useDocuments<LetterValues>({
    space,
    parseValues: parseLetterValues,
    readWork: () => ({ kind: 'cover-letter', form: { ...getValues(), design: space.design }, content: result.content }),
  })
  const generate = useWriting('cover-letter', {
    failure: 'Failed to generate cover letter',
    onDone: ({ coverLetter, ...written }) => {
      const next = { ...result, content: coverLetter, written: coverLetter, ...written, form: null }
      const shownTab = space.tab === 'analysis' ? 'analysis' : 'result'
      const isEdited = result.content !== '' && result.content !== result.written
      if (isEdited) space.replace('Your edited text was replaced by a new one.', getValues(), next, shownTab)
      else {
        change(next)
        space.setTab(shownTab)
      }
    },
  })
  const analyze = useCall(analyzeCoverLetter, {
    failure: 'Failed to analyze cover letter',
    onSuccess: (analysis) => {
      change({ analysis })
      space.setTab('analysis')
    },
  })
  const submit = form.onSubmit(async (body) => {
    const sent = space.readDigest()
    const asked = readInput('')
    const written = await generate.write(body)
    if (written) change({ form: sent, answered: markInput({ ...asked, text: written.coverLetter }) })
  })
  const fix = useFix(form, space, {
    readForm: () => ({ kind: 'cover-letter', values: getValues() }),
    posting: toPosting(values),
    submit,
  })
  const writing = generate.text === '' ? null : <WritingView text={generate.text} onStop={generate.stop} />
  const preview = useMemo(
    (): PreviewRequest => ({ kind: 'cover-letter', content, design, ...(content === '' && { form: values }) }),
    [content, design, values],
  )
  const page = { request: preview, onDesign: space.changeDesign, findings: { analysis: onPages, work: fix }, onText }

  return (
    <FormProvider {...form}>
      <BuilderFrame
        space={space}
        title="Cover Letter Builder"
        subtitle="A letter for one job, based on what you have really done."
        labels={labels}
        filled={{ builder: true, result: result.content + result.written !== '', analysis: shown !== null }}
        actions={
          <SaveActions
            kind="cover-letter"
            documents={documents}
            readName={() => `Letter to ${getValues('jobDetails.companyName')}`.replace(/ to $/, '')}
          />
        }
        contents={{
          builder: (
            <form method="dialog" noValidate onSubmit={submit}>
              <FormAndPage
                page={{ ...page, hint: 'Your letter appears here as you type.' }}
                hasText={content !== '' || values !== blankLetter}
                isOpen={space.tab === 'builder'}
                reveal={fix.reveal}
                writing={writing}
                renderAction={(showForm) => (
                  <Button
                    type="submit"
                    loading={generate.isPending}
                    pendingLabel="Generating..."
                    onClick={showForm}
                    className={generateButtonClass}
                  >
                    <Sparkles aria-hidden="true" />
                    Generate Cover Letter
                  </Button>
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
            <ResultView
              space={space}
              page={page}
              work={fix}
              pending={generate.isPending}
              writing={writing}
              question={
                <LetterQuestion
                  questions={result.questions}
                  pending={generate.isPending}
                  onAnswer={(question, answer) => {
                    if (question.field === '') return
                    const value = insertAnswer(getValues(question.field), question, answer)
                    form.setValue(question.field, value, { shouldDirty: true })
                    void submit()
                  }}
                />
              }
            >
              {shown && <ScoreCard kind="cover-letter" analysis={shown} busy={isAnalysing} />}
              <Button
                variant="secondary"
                disabled={result.content.trim() === ''}
                loading={analyze.isPending}
                pendingLabel="Analyzing..."
                onClick={() => {
                  const answered = markInput(readInput(content))
                  const body = { content, ...readMatch() }
                  analyze.mutate({ body }, { onSuccess: () => change({ answered }) })
                }}
              >
                <ChartNoAxesColumn aria-hidden="true" />
                AI Analysis
              </Button>
              <DesignCard kind="cover-letter" design={space.design} onChange={space.changeDesign} />
              <DownloadsCard
                kind="cover-letter"
                design={space.design}
                content={result.content}
                name={getValues('personalInfo.fullName')}
              />
            </ResultView>
          ),
          analysis: shown && (
            <AnalysisView
              analysis={shown}
              live={live}
              busy={isAnalysing}
              content={result.content}
              written={result.written}
              posting={toPosting(getValues())}
              work={fix}
              pending={generate.isPending}
            />
          ),
        }}
      />
    </FormProvider>
  )
}
