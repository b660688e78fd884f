import { useFormContext, useWatch } from 'react-hook-form'
import type { DocumentItem } from '#contract/documents.ts'
import { formatWithBase } from '#web/lib/format/variant-name.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { type CreateValues, noDocument, uploadChoice } from './outgoing-values.ts'
import { UploadField } from './upload-field.tsx'

interface ResumeFieldProps {
  /** The choice, as far as the client still has it. */
  value: string
  documents: readonly DocumentItem[]
  /** The path of the file of the client's profile. */
  profileFile: string | null
}

export function ResumeField({ value, documents, profileFile }: ResumeFieldProps) {
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
