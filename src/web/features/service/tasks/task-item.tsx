import { TextLink } from '#web/lib/navigation/links.tsx'
import type { Task } from '#contract/tasks.ts'
import { formatName } from '#web/lib/format/names.ts'
import { getOwnTimeZone } from '#web/lib/format/page-clock.ts'
import { getDueState } from '#web/lib/format/due.ts'
import { paths } from '#web/paths.ts'
import { DueBadge } from '#web/ui/feedback/due-badge.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'
import { ShareForm } from './share-form.tsx'
import { describeState, taskTitles } from './task-texts.ts'
import { z } from 'zod/mini'
import { limits, requiredText } from '#contract/fields.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { Proposal } from '#web/features/work/proposals/proposal.tsx'
import { useUpdateTask } from './use-update-task.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

/** An open task, with what finishes it. */
export function TaskItem({ task, now }: { task: Task; now: number }) {
  const { client, kind, dueAt } = task
  const name = formatName(client)
  const state = describeState(task)
  return (
    <li className="grid grid-cols-1 gap-1 px-2 py-2">
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <span>
            {taskTitles[kind]} for <TextLink href={paths.client(client.id)}>{name}</TextLink>
          </span>
          <DueBadge dueAt={dueAt} {...getDueState(dueAt, now)} />
        </h3>
        {state && <p className="text-sm text-muted">{state}</p>}
        <Actions task={task} />
      </div>
    </li>
  )
}

function Actions({ task }: { task: Task }) {
  if (task.kind === 'report_note')
    return (
      <OutcomeForm
        task={task}
        label={`Your note in ${task.client.firstName}'s weekly report`}
        help={`We drafted it from the week so far. Change it to what you would write: ${task.client.firstName} gets it on Monday, signed by you.`}
        rows={5}
        submitLabel="Send with the Report"
        success="Your note goes out with the report"
      />
    )
  if (task.kind === 'custom_resume')
    return (
      <InlineDisclosure summary="Share Document">
        <ShareForm task={task} />
      </InlineDisclosure>
    )
  return (
    <>
      <InlineDisclosure summary="Suggest a Time">
        <ProposeForm task={task} />
      </InlineDisclosure>
      <InlineDisclosure summary="Write Outcome">
        <OutcomeForm
          task={task}
          label="Outcome"
          help={`${task.client.firstName} reads it too.`}
          submitLabel="Mark as Done"
          success="The consultation is done"
        />
      </InlineDisclosure>
    </>
  )
}

const outcomeBody = z.object({ outcome: requiredText(limits.note, 'Please enter some text') })

interface OutcomeFormProps {
  task: Task
  label: string
  help?: string
  rows?: number
  submitLabel: string
  success: string
}

/** Finishes a task with a text: what came of a consultation, or the note of a weekly report. */
function OutcomeForm({ task: { id, kind, outcome }, label, help, rows = 2, submitLabel, success }: OutcomeFormProps) {
  const form = useContractForm(outcomeBody, {
    defaultValues: { outcome: outcome ?? '' },
    draft: `outcome-${id}`,
    mode: 'onSubmit',
  })
  const update = useUpdateTask(success)

  function replace(text: string) {
    const before = form.getValues('outcome')
    const write = (value: string) => form.setValue('outcome', value, { shouldDirty: true })
    write(text)
    return () => write(before)
  }

  return (
    <form
      noValidate
      className="grid gap-3 pt-2"
      onSubmit={form.onSubmit((body) => update.mutateAsync({ params: { id }, body: { state: 'done', ...body } }))}
    >
      <TextAreaField label={label} help={help} rows={rows} {...form.field('outcome')} />
      {kind === 'report_note' && (
        <Proposal
          kind="note"
          id={id}
          ask="Propose Another Draft"
          without="Your draft is as it was."
          accept={{ label: 'Use This Draft', use: replace }}
        />
      )}
      <Button type="submit" variant="secondary" size="sm" loading={update.isPending} className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  )
}

/** The time is in the reader's time zone, as the input returns it. */
const proposal = z.object({
  proposedAt: z
    .string()
    .check(z.refine((value) => Date.parse(value) > Date.now(), 'Please choose a time in the future')),
})

/** Suggests a time for a consultation, in the client's conversation. */
function ProposeForm({ task: { id, client } }: { task: Task }) {
  const form = useContractForm(proposal, {
    defaultValues: { proposedAt: '' },
    draft: `propose-${id}`,
    mode: 'onSubmit',
  })
  const update = useUpdateTask('The time is suggested')
  const timeZone = getOwnTimeZone()
  return (
    <form
      noValidate
      aria-label="Suggest a Time"
      className="grid gap-3 pt-2"
      onSubmit={form.onSubmit(async ({ proposedAt }) => {
        await update.mutateAsync({
          params: { id },
          body: { state: 'proposed', proposedAt: new Date(proposedAt).toISOString() },
        })
        form.reset()
      })}
    >
      <TextField
        required
        type="datetime-local"
        label="Time"
        help={`On your clock (${timeZone}). ${client.firstName} gets a message and can book it.`}
        className="max-w-xs"
        {...form.field('proposedAt')}
      />
      <Button type="submit" variant="secondary" size="sm" loading={update.isPending} className="justify-self-start">
        Suggest This Time
      </Button>
    </form>
  )
}
