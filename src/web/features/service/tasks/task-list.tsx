import { useQuery } from '@tanstack/react-query'
import { listTasks } from '#contract/tasks.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { FoldedList } from '#web/ui/layout/folded-list.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { TaskItem } from './task-item.tsx'
import { isOpen } from './task-texts.ts'

/** Open tasks for all clients or one, the earliest due first. */
export function TaskList({ userId }: { userId?: string }) {
  const query = useQuery({
    ...queryFor(listTasks, userId === undefined ? {} : { query: { userId } }),
    ...refetchWhenShown,
  })
  const now = useNow()
  const { data, ...state } = getQueryState(query, 'The tasks could not be loaded.')
  return (
    <Section title="Tasks">
      <Loadable
        {...state}
        data={data?.filter(isOpen)}
        expected={{ rows: 1 }}
        room="min-h-12"
        empty={<p className="text-muted">No consultation, custom resume or report waits for you.</p>}
      >
        {(tasks) => (
          <Card as="div">
            <CardBody className="grid grid-cols-1 gap-4">
              <FoldedList label="Tasks" items={tasks}>
                {(task) => <TaskItem key={task.id} task={task} now={now} />}
              </FoldedList>
            </CardBody>
          </Card>
        )}
      </Loadable>
    </Section>
  )
}
