import { Sparkles } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import type { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { WritingView } from '#web/features/work/proposals/writing-view.tsx'
import type { AnalysisInput } from './analysis/analysis-messages.ts'
import type { BuilderForm } from './analysis/builder-form.ts'
import { FixHint } from './analysis/fix-hint.tsx'
import { useFix } from './analysis/use-fix.ts'
import { markInput, useLiveAnalysis } from './analysis/use-live-analysis.ts'
import { BuilderFrame } from './builder-frame.tsx'
import { SaveActions } from './documents/save-actions.tsx'
import { type DocumentsOptions, useDocuments } from './documents/use-documents.ts'
import { FormAndPage } from './form-and-page.tsx'
import { FormToolbar } from './form-toolbar.tsx'
import { ImportBar } from './import/import-bar.tsx'
import { type ToFormValues, useImport } from './import/use-import.ts'
import { AnalysisView, DesignCard, ResultView, ScoreCard } from './lazy-views.ts'
import type { PreviewRequest } from './preview/use-preview.ts'
import { type SharedWorkOptions, useSharedWork } from './use-shared-work.ts'
import { useWorkspace } from './use-workspace.ts'
import { CopyEditsCard } from './writing/copy-edits-card.tsx'
import { useCopyEdits } from './writing/use-copy-edits.ts'
import { useWriting, type WritingBody } from './writing/use-writing.ts'
import type { BuilderTab } from './workspace-draft.ts'

interface BuilderOptions<Values extends FieldValues, Body extends FieldValues> {
  kind: DocumentKind
  blank: Values
  parseValues: (draft: Record<string, unknown>) => Values
  /** What the other builder's draft has for this form. */
  shared: Pick<SharedWorkOptions<Values>, 'toValues' | 'message'>
  fromResume: ToFormValues<Values>
  toForm: (values: Values) => BuilderForm
  toPosting: (values: Values) => string
  toInput: (text: string, values: Values) => AnalysisInput
  toBody: (body: Body) => WritingBody<DocumentKind>
  toPreview: (values: Values) => object
  toWork: DocumentsOptions<Values>['toWork']
  prepareField?: (name: string) => void
}

type ContractForm<Values extends FieldValues, Body extends FieldValues> = ReturnType<
  typeof useContractForm<Values, Body>
>

const failures = {
  resume: 'Failed to generate resume',
  'cover-letter': 'Failed to generate cover letter',
} satisfies Record<DocumentKind, string>

/** The work on a document: its form, its text, its pages and its findings. */
export function useBuilder<Values extends FieldValues, Body extends FieldValues>(
  form: ContractForm<Values, Body>,
  options: BuilderOptions<Values, Body>,
) {
  const { kind, blank, parseValues, toPreview } = options
  const { getValues } = form
  const space = useWorkspace<Values>(form, { kind, blank, parseValues })
  const { result, change, values, design } = space
  const { content } = result
  useSharedWork<Values>({ space, getValues, ...options.shared })
  const readInput = (text: string) => options.toInput(text, getValues())
  const analysis = useLiveAnalysis({ values, content, answer: result }, readInput)
  const importer = useImport(form, space, options.fromResume)
  const documents = useDocuments<Values>({ space, parseValues, readValues: getValues, toWork: options.toWork })
  const generate = useWriting(kind, { failure: failures[kind], onDone: space.showWritten })
  const copyEdits = useCopyEdits<Values>(form, values, () => options.toForm(getValues()))
  const submit = form.onSubmit(async (body) => {
    const sent = space.readDigest()
    const asked = readInput('')
    const reply = await generate.write(options.toBody(body))
    if (!reply) return
    const text = 'resume' in reply ? reply.resume : reply.coverLetter
    change({ form: sent, answered: markInput({ ...asked, text }) })
    copyEdits.check()
  })
  const fix = useFix(form, space, {
    readForm: () => options.toForm(getValues()),
    posting: options.toPosting(values),
    submit,
    prepareField: options.prepareField,
  })
  const request = useMemo(
    (): PreviewRequest => ({ kind, content, design, ...(content === '' && { form: toPreview(values) }) }),
    [kind, content, design, values, toPreview],
  )
  const page = {
    request,
    onDesign: space.changeDesign,
    findings: { analysis: analysis.onPages, work: fix },
    onText: analysis.onText,
  }
  const posting = options.toPosting(values)
  return {
    kind,
    form,
    space,
    analysis,
    importer,
    documents,
    generate,
    copyEdits,
    submit,
    fix,
    page,
    posting,
    blank,
    readInput,
  }
}

type Builder<Values extends FieldValues, Body extends FieldValues> = ReturnType<typeof useBuilder<Values, Body>>

interface BuilderScreenProps<Values extends FieldValues, Body extends FieldValues> {
  builder: Builder<Values, Body>
  title: string
  subtitle: string
  labels: Record<BuilderTab, string>
  hint: string
  /** The suggested name of a new document. */
  readName: () => string
  action: { label: string; pendingLabel: string; disabled?: boolean; note?: ReactNode }
  fields: ReactNode
  question?: ReactNode
  /** Beside the finished text, below the score and below the design. */
  belowScore?: ReactNode
  belowDesign: ReactNode
  belowAnalysis?: ReactNode
}

/** A builder's three tabs: the form beside its page, the finished text, and its analysis. */
export function BuilderScreen<Values extends FieldValues, Body extends FieldValues>({
  builder,
  title,
  subtitle,
  labels,
  hint,
  readName,
  action,
  fields,
  question,
  belowScore,
  belowDesign,
  belowAnalysis,
}: BuilderScreenProps<Values, Body>) {
  const { kind, form, space, analysis, generate, fix, page } = builder
  const { result, values } = space
  const { analysis: shown, isPending: busy } = analysis
  const pending = generate.isPending
  const writing = generate.text === '' ? null : <WritingView text={generate.text} onStop={generate.stop} />
  return (
    <FormProvider {...form}>
      <BuilderFrame
        space={space}
        title={title}
        subtitle={subtitle}
        labels={labels}
        filled={{ builder: true, result: result.content + result.written !== '', analysis: shown !== null }}
        actions={<SaveActions kind={kind} documents={builder.documents} readName={readName} />}
        contents={{
          builder: (
            <form method="dialog" noValidate onSubmit={builder.submit}>
              <FormAndPage
                page={{ ...page, hint }}
                hasText={result.content !== '' || values !== builder.blank}
                isOpen={space.tab === 'builder'}
                reveal={fix.reveal}
                writing={writing}
                renderAction={(showForm) => (
                  <>
                    <Button
                      type="submit"
                      loading={pending}
                      pendingLabel={action.pendingLabel}
                      disabled={action.disabled}
                      onClick={showForm}
                      // Fits beside the choice of a side on a phone.
                      className="max-sm:grow max-sm:px-3 max-sm:[&_svg]:hidden"
                    >
                      <Sparkles aria-hidden="true" />
                      {action.label}
                    </Button>
                    {action.note}
                  </>
                )}
              >
                <FixHint work={fix} pending={pending} />
                <ImportBar importer={builder.importer} />
                <FormToolbar space={space} />
                {fields}
                <CopyEditsCard work={builder.copyEdits} />
              </FormAndPage>
            </form>
          ),
          result: (
            <ResultView
              space={space}
              page={page}
              work={fix}
              pending={pending}
              writing={writing}
              question={question}
              edits={builder.copyEdits}
            >
              {shown && <ScoreCard kind={kind} analysis={shown} busy={busy} />}
              {belowScore}
              <DesignCard kind={kind} design={space.design} onChange={space.changeDesign} />
              {belowDesign}
            </ResultView>
          ),
          analysis: shown && (
            <AnalysisView
              analysis={shown}
              live={analysis.live}
              busy={busy}
              content={result.content}
              written={result.written}
              posting={builder.posting}
              work={fix}
              pending={pending}
            >
              {belowAnalysis}
            </AnalysisView>
          ),
        }}
      />
    </FormProvider>
  )
}
