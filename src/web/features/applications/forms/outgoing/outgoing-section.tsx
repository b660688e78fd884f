import { useFormContext, useWatch } from 'react-hook-form'
import { formatCount } from '#web/ui/data/format-number.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Grid, Section } from '#web/ui/layout/page.tsx'
import { ConfirmationField } from './confirmation-field.tsx'
import { LetterField } from './letter-field.tsx'
import type { CreateValues } from './outgoing-values.ts'
import { ResumeField } from './resume-field.tsx'
import type { ClientSources } from './use-client-sources.ts'

interface OutgoingSectionProps {
  sources: ClientSources
  /** The text of the posting. */
  description: string
}

/** What We Send in the client's name: documents, answers and the confirmation. */
export function OutgoingSection({ sources, description }: OutgoingSectionProps) {
  const { register, formState } = useFormContext<CreateValues>()
  const values = useWatch<CreateValues, 'outgoing'>({ name: 'outgoing' })
  const { resume, letter, answers } = sources.withoutRemoved(values)
  const answersError = formState.errors.outgoing?.answers?.message
  const { data: documents, ...documentsState } = sources.documents
  const { data: client, ...clientState } = sources.client
  return (
    <Section level={3} title="What We Send" aria-label="What We Send">
      <Grid>
        {documents && client ? (
          <>
            <ResumeField value={resume} documents={documents} profileFile={client.profile?.resumeUrl ?? null} />
            <LetterField value={letter} documents={documents} client={client} description={description} />
          </>
        ) : (
          <div className="col-span-full">
            <LoadStatus {...(documents ? clientState : documentsState)} className="min-h-30" />
          </div>
        )}
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
        <div className="col-span-full grid gap-1">
          <p className="text-sm font-semibold">Answers</p>
          <p className="text-muted">{describeAnswers(answers.length)}</p>
          {answersError && (
            <p role="alert" className="text-sm font-medium text-danger-text">
              {answersError}
            </p>
          )}
        </div>
        <ConfirmationField />
      </Grid>
    </Section>
  )
}

function describeAnswers(count: number) {
  if (count === 0) return "Check the client's answers that you used. “Record as sent” stores them."
  return count === 1 ? "You used 1 of the client's answers." : `You used ${formatCount(count)} of the client's answers.`
}
