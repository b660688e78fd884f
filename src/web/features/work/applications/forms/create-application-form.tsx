import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { entryFields, formFields } from '#contract/application-fields.ts'
import type { Application } from '#contract/applications.ts'
import type { JobInterest } from '#contract/job-interests.ts'
import { useHasApplyKit } from '#web/features/people/account/use-has-apply-kit.ts'
import { ClientProfileById } from '#web/features/people/profile/client-profile-by-id.tsx'
import { ClientAnswers } from '#web/features/work/answers/client-answers.tsx'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { DialogBody } from '#web/ui/overlay/dialog.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ApplicationFields } from './application-fields.tsx'
import { ClientNote } from '../client-note.tsx'
import { CreateActions } from './create-actions.tsx'
import { DuplicatesWarning, useDuplicates } from './duplicates-warning.tsx'
import { PostingPanel } from './posting-panel.tsx'
import { ReadPostingButton } from './read-posting-button.tsx'
import { emptyValues, isMissing, missingMessage } from './form-values.ts'
import { AnswersStep, DocumentsStep, ProofStep } from './outgoing/outgoing-section.tsx'
import {
  blankOutgoing,
  createForm,
  hasConfirmation,
  noDocument,
  type OutgoingValues,
} from './outgoing/outgoing-values.ts'
import { useClientSources } from './outgoing/use-client-sources.ts'
import { RulesNotice, useRuleCheck } from './rules-notice.tsx'
import { Steps } from './step.tsx'
import { findSource, usePostingPrefill } from './use-posting-prefill.ts'
import { useRecording } from './use-recording.ts'

/** A client to apply for, and a note on what their plan still allows. */
interface ClientChoice {
  id: string
  name: string
  note: string
}

export interface CreateApplicationProps {
  clients: readonly ClientChoice[]
  /** The client that is chosen at first. */
  clientId?: string | undefined
  /** The interest that the application answers: its client is fixed and its link is filled in. */
  interest?: JobInterest | undefined
}

const names = formFields.create
/** Above the warning of duplicates, which is about them, and below it. */
const [jobFields, otherFields] = [names.slice(0, entryFields.length), names.slice(entryFields.length)]
const emptyForm = { userId: '', coverLetterUrl: '', outgoing: blankOutgoing, ...emptyValues(names) }
type Target = Pick<CreateApplicationProps, 'interest' | 'clientId'>

const getDefaultValues = ({ interest, clientId = '' }: Target) =>
  interest
    ? {
        ...emptyForm,
        userId: interest.userId,
        jobUrl: interest.jobUrl,
        jobInterestId: interest.id,
        status: 'applied' as const,
      }
    : { ...emptyForm, userId: clientId }

function getDraftName({ interest, clientId }: Target) {
  if (interest) return `apply-${interest.id}`
  return clientId ? `create-application-${clientId}` : 'create-application'
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

interface FormProps extends CreateApplicationProps {
  onCreated: (created: Application) => void
  /** The form is in a pane, which this closes; without it, in a dialog. */
  onClose?: (() => void) | undefined
}

/** Four steps on one page: check the job, choose the documents, mark the answers, record the proof. */
export function CreateApplicationForm({ clients, clientId, interest, onCreated, onClose }: FormProps) {
  const formId = useId()
  const form = useContractForm(createForm, {
    defaultValues: getDefaultValues({ interest, clientId }),
    draft: getDraftName({ interest, clientId }),
  })
  const { errors } = form.formState
  const { userId, company, position, jobUrl, outgoing } = form.watch()
  const input = { userId: userId ?? '', company, position, jobUrl: jobUrl ?? '' }
  const hasClient = input.userId !== ''
  const client = clients.find(({ id }) => id === userId)
  const duplicates = useDuplicates(input)
  const ruleCheck = useRuleCheck(input)
  const { posting, requesting, request } = usePostingPrefill(form, interest?.posting?.id ?? null)
  const description = posting?.state === 'read' ? (posting.description ?? '') : ''
  const sources = useClientSources(input.userId)
  const { record, pending, findLimitMessage } = useRecording({ form, sources, description, onCreated })
  const limit = findLimitMessage(userId)
  const canAsk = ruleCheck !== undefined && (ruleCheck.askFirst || ruleCheck.violations.length > 0)
  const canFill = useHasApplyKit() && input.jobUrl !== '' && !canAsk
  const primary = findPrimary({ canAsk, canFill, interest })
  const isFixed = Boolean(interest ?? clientId)
  const changeClient = useOutgoingByClient(form, input.userId)
  useFocusAtFirst(() => form.setFocus(isFixed ? 'company' : 'userId'))
  const used = {
    isUsed: (key: string) => outgoing.answers.includes(key),
    onChange: (key: string, isUsed: boolean) => {
      const others = form.getValues('outgoing.answers').filter((answer) => answer !== key)
      form.setValue('outgoing.answers', isUsed ? [...others, key] : others, { shouldDirty: true, shouldValidate: true })
    },
  }
  const chooseClient = (
    <SelectField
      required
      label="Client"
      placeholder="Choose a client"
      options={clients.map(({ id, name }) => ({ value: id, label: name }))}
      help={client?.note}
      error={isMissing(errors.userId, userId) ? 'Please choose a client' : errors.userId?.message}
      {...form.register('userId', { onChange: changeClient })}
    />
  )
  const check = (
    <>
      <FormError message={missingMessage(form, [...names, 'userId'])} />
      {interest?.notes && <ClientNote clientName={client?.name ?? 'the client'} note={interest.notes} />}
      <RulesNotice check={ruleCheck} />
      {!isFixed && chooseClient}
      <ApplicationFields
        form={form}
        names={jobFields}
        extras={{
          company: { help: findSource(posting, 'company', company) },
          position: { help: findSource(posting, 'position', position) },
          jobUrl: {
            aside: (
              <ReadPostingButton jobUrl={input.jobUrl} posting={posting} requesting={requesting} onRequest={request} />
            ),
          },
        }}
      />
      <DuplicatesWarning duplicates={duplicates} />
      {posting && <PostingPanel key={posting.id} posting={posting} open={posting.state !== 'read'} />}
      {isFixed && <TextField readOnly label="Client" value={client?.name ?? ''} help={client?.note} />}
    </>
  )
  const noClient = <p className="text-muted">Choose a client first.</p>
  const steps = [
    {
      title: 'Check',
      done: hasClient && company !== '' && position !== '' && ruleCheck?.violations.length === 0,
      content: check,
    },
    {
      title: 'Documents',
      done: outgoing.resume !== noDocument || outgoing.letter !== noDocument,
      content: hasClient ? (
        <DocumentsStep
          key={input.userId}
          sources={sources}
          description={description}
          suggests={interest !== undefined}
        />
      ) : (
        noClient
      ),
    },
    {
      title: 'Answers',
      done: outgoing.answers.length > 0,
      content: hasClient ? (
        <AnswersStep count={outgoing.answers.length}>
          <ClientAnswers key={input.userId} userId={input.userId} jobInterestId={interest?.id} used={used} />
          <Disclosure summary="What a job site asks for" open={onClose === undefined}>
            <div className="text-ink">
              <ClientProfileById key={input.userId} userId={input.userId} compact />
            </div>
          </Disclosure>
        </AnswersStep>
      ) : (
        noClient
      ),
    },
    {
      title: 'Proof',
      done: hasConfirmation(outgoing),
      content: (
        <>
          {hasClient && <ProofStep />}
          <ApplicationFields form={form} names={otherFields} />
        </>
      ),
    },
  ]

  return (
    <FormProvider {...form}>
      <form id={formId} noValidate autoComplete="off" onSubmit={record(primary)} className="grow">
        <DialogBody className="gap-7 pt-1">
          <Steps steps={steps} />
          {limit !== null && (
            <div ref={bringIntoView} className="scroll-mb-24">
              <Banner tone="warning" role="alert" title="Plan limit reached">
                {limit} Nothing you typed is lost. You can still record this application.
              </Banner>
            </div>
          )}
        </DialogBody>
      </form>
      <CreateActions
        formId={formId}
        primary={primary}
        canAsk={canAsk}
        canFill={canFill}
        createLabel={limit === null && duplicates.length === 0 ? 'Create Application' : 'Create Anyway'}
        pending={pending}
        record={record}
        onCancel={() => form.reset()}
        onClose={onClose}
      />
    </FormProvider>
  )
}

/** What comes next for most applications in this state. */
function findPrimary({ canAsk, canFill, interest }: { canAsk: boolean; canFill: boolean } & Pick<Target, 'interest'>) {
  if (canAsk) return 'prepared'
  if (canFill && interest) return 'kit'
  return interest ? 'sent' : 'create'
}

/** The first field, not the first step. */
function useFocusAtFirst(focus: () => void) {
  const focusOnce = useEffectEvent(focus)
  useEffect(() => focusOnce(), [])
}

interface OutgoingForm {
  getValues: (name: 'outgoing') => OutgoingValues
  setValue: (name: 'outgoing', values: OutgoingValues, options: { shouldDirty: true }) => void
}

/** What goes out belongs to one client. A choice of another client comes back with that client. */
function useOutgoingByClient(form: OutgoingForm, userId: string) {
  const stored = useRef(new Map<string, OutgoingValues>())
  return ({ target }: { target: { value: string } }) => {
    stored.current.set(userId, form.getValues('outgoing'))
    form.setValue('outgoing', stored.current.get(target.value) ?? blankOutgoing, { shouldDirty: true })
  }
}
