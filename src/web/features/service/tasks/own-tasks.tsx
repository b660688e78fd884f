import { useQuery } from '@tanstack/react-query'
import { listTasks, type Task } from '#contract/tasks.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { Meter } from '#web/ui/feedback/meter.tsx'
import { taskTitles } from './task-texts.ts'

/** What came of the own consultations and custom resumes. Renders nothing until one is done. */
export function OwnTasks() {
  const { data = [] } = useQuery(queryFor(listTasks))
  const done = data.filter(({ state }) => state === 'done')
  if (done.length === 0) return null
  return (
    <ul aria-label="Consultations and custom resumes" className="grid grid-cols-1 gap-5">
      {done.map((task) => (
        <li key={task.id} className="grid grid-cols-1 gap-2 wrap-anywhere">
          <h3 className="text-base">
            {taskTitles[task.kind]} of <time dateTime={task.createdAt}>{showDay(task.createdAt)}</time>
          </h3>
          {task.outcome !== null && <p className="whitespace-pre-line">{task.outcome}</p>}
          <Scores task={task} />
        </li>
      ))}
    </ul>
  )
}

function Scores({ task: { scoreBefore, scoreAfter } }: { task: Task }) {
  if (scoreAfter === null) return null
  return (
    <div className="grid grid-cols-1 gap-2">
      {scoreBefore !== null && <Meter label="ATS score of your earlier resume" value={scoreBefore} />}
      <Meter label="ATS score of your custom resume" value={scoreAfter} tone="success" />
    </div>
  )
}
