import { Link } from 'wouter'
import type { Task } from '#contract/tasks.ts'
import { formatName } from '#web/lib/format/names.ts'
import { getDueState } from '#web/lib/format/due.ts'
import { paths } from '#web/paths.ts'
import { DueBadge } from '#web/ui/feedback/due-badge.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { ProposeForm } from './propose-form.tsx'
import { ShareForm } from './share-form.tsx'
import { describeState, taskTitles } from './task-texts.ts'

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
            {taskTitles[kind]} for{' '}
            <Link href={paths.client(client.id)} className={linkClass}>
              {name}
            </Link>
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
        label={`One sentence for ${task.client.firstName}'s weekly report`}
        submitLabel="Save"
        success="The sentence is saved"
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
