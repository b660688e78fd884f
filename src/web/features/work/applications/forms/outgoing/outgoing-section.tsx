import { type ReactNode, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatCount } from '#web/ui/data/format-number.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { LetterField } from './letter-field.tsx'
import { type CreateValues, noDocument, uploadChoice } from './outgoing-values.ts'
import type { ClientSources } from './use-client-sources.ts'
import type { DocumentItem } from '#contract/documents.ts'
import { formatWithBase } from '#web/features/work/documents/document-names.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { UploadField } from './upload-field.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { ConfirmationFields } from './confirmation-fields.tsx'

interface DocumentsStepProps {
  sources: ClientSources
  /** The text of the posting. */
  description: string
  /** Chooses the latest resume, unless one is chosen. */
  suggests: boolean
}

/** The resume and the letter that go out. */
export function DocumentsStep({ sources, description, suggests }: DocumentsStepProps) {
  const { register, formState, getValues, setValue } = useFormContext<CreateValues>()
  const values = useWatch<CreateValues, 'outgoing'>({ name: 'outgoing' })
  const { resume, letter } = sources.withoutRemoved(values)
  const { data: documents, ...documentsState } = sources.documents
  const { data: client, ...clientState } = sources.client
  const suggested = suggests ? documents?.find(({ kind }) => kind === 'resume')?.id : undefined
  useEffect(() => {
    if (suggested && getValues('outgoing.resume') === noDocument) setValue('outgoing.resume', suggested)
  }, [suggested, getValues, setValue])
  if (!documents || !client) return <LoadStatus {...(documents ? clientState : documentsState)} className="min-h-30" />
  return (
    <Grid>
      <ResumeField value={resume} documents={documents} profileFile={client.profile?.resumeUrl ?? null} />
      <LetterField value={letter} documents={documents} client={client} description={description} />
      <TextField
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        label="Link to the Letter"
        help="If it is on another site."
        className="col-span-full"
        error={formState.errors.coverLetterUrl && 'Please enter a link, such as https://example.com/letter'}
        {...register('coverLetterUrl')}
      />
    </Grid>
  )
}

/** The answers of the client that were given to the employer. `children` has a box for each. */
export function AnswersStep({ count, children }: { count: number; children: ReactNode }) {
  const error = useFormContext<CreateValues>().formState.errors.outgoing?.answers?.message
  return (
    <>
      <p className="text-muted">{describeAnswers(count)}</p>
      {error && (
        <p role="alert" className="text-sm font-medium text-danger-text">
          {error}
        </p>
      )}
      {children}
    </>
  )
}

function describeAnswers(count: number) {
  if (count === 0) return "Check the client's answers that you used. “Record as sent” stores them."
  return count === 1 ? "You used 1 of the client's answers." : `You used ${formatCount(count)} of the client's answers.`
}

interface ResumeFieldProps {
  /** The choice, as far as the client still has it. */
  value: string
  documents: readonly DocumentItem[]
  /** The path of the file of the client's profile. */
  profileFile: string | null
}

function ResumeField({ value, documents, profileFile }: ResumeFieldProps) {
  const { setValue, formState } = useFormContext<CreateValues>()
  const file = useWatch<CreateValues, 'outgoing.resumeFile'>({ name: 'outgoing.resumeFile' })
  const errors = formState.errors.outgoing
  const resumes = documents.filter(({ kind }) => kind === 'resume')
  return (
    <div className="grid min-w-0 content-start gap-3">
      <SelectField
        label="Resume"
        options={[
          { value: noDocument, label: 'None' },
          ...resumes.map((resume) => ({ value: resume.id, label: formatWithBase(resume, resumes) })),
          ...(profileFile ? [{ value: profileFile, label: "The file of the client's profile" }] : []),
          { value: uploadChoice, label: 'Upload a file...' },
        ]}
        value={value}
        error={errors?.resume?.message}
        onChange={({ target }) =>
          setValue('outgoing.resume', target.value, { shouldDirty: true, shouldValidate: true })
        }
      />
      {value === uploadChoice && (
        <UploadField
          purpose="resume"
          label="Upload a File"
          help="PDF, DOC or DOCX, up to 10 MB."
          file={file ?? null}
          error={errors?.resumeFile?.message}
          onChange={(next) => setValue('outgoing.resumeFile', next, { shouldDirty: true, shouldValidate: true })}
        />
      )}
    </div>
  )
}

/** What shows that the application arrived. */
export function ProofStep() {
  const { register, setValue, formState } = useFormContext<CreateValues>()
  const values = useWatch<CreateValues, 'outgoing.confirmation'>({ name: 'outgoing.confirmation' })
  const errors = formState.errors.outgoing
  return (
    <Grid>
      <ConfirmationFields
        values={values}
        errors={errors?.confirmation}
        register={(field) => register(`outgoing.confirmation.${field}`)}
        onScreenshot={(file) =>
          setValue('outgoing.confirmation.screenshot', file, { shouldDirty: true, shouldValidate: true })
        }
        help="What the employer's site or email said. “Record as sent” stores it."
      />
      {values.kind === 'none' && (
        <CheckboxField
          label="It may not have arrived"
          help="If you check this, we won't ask you to send it again."
          className="content-start sm:pt-8"
          error={errors?.uncertain?.message}
          {...register('outgoing.uncertain')}
        />
      )}
    </Grid>
  )
}
