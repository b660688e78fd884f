import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { readAnswers } from '#contract/answers.ts'
import { readProfile } from '#contract/profile.ts'
import { readRules } from '#contract/rules.ts'
import { PreferencesEditor } from '#web/features/people/profile/profile-editor.tsx'
import { AnswersGroup } from '#web/features/work/answers/answers-group.tsx'
import { JobRules, LimitRules } from '#web/features/work/rules/rules-group.tsx'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Card } from '#web/ui/layout/card.tsx'

const allGroups = ['jobs', 'preferences', 'rules', 'facts'] as const
export type WantedGroup = (typeof allGroups)[number]

interface WantedGroupsProps {
  groups?: readonly WantedGroup[] | undefined
  /** Comes before the others, with its fields. */
  first?: WantedGroup | undefined
  /** Called when a group has been saved. Returns the one to open next. */
  onSaved?: (group: WantedGroup) => WantedGroup | undefined
}

/** What a job seeker wants, in short groups: read first, edited in place. */
export function WantedGroups({ groups = allGroups, first, onSaved }: WantedGroupsProps) {
  const rules = useQuery({ ...queryFor(readRules), ...refetchWhenShown })
  const answers = useQuery({ ...queryFor(readAnswers), ...refetchWhenShown })
  const profile = useQuery({ ...queryFor(readProfile), ...refetchWhenShown })
  const [opened, setOpened] = useState<ReadonlySet<WantedGroup>>(new Set(first ? [first] : []))
  const known = profile.data ?? null

  const toGroupProps = (group: WantedGroup) => ({
    editing: opened.has(group),
    onEdit: () => setOpened(new Set([...opened, group])),
    onClose: () => setOpened(without(opened, group)),
    onSaved: () => {
      const next = onSaved?.(group)
      setOpened(new Set([...without(opened, group), ...(next ? [next] : [])]))
    },
  })

  const contents: Record<WantedGroup, ReactNode> = {
    jobs: rules.data ? (
      <JobRules rules={rules.data} {...toGroupProps('jobs')} />
    ) : (
      <LoadStatus {...getQueryState(rules, 'Your rules could not be loaded.')} />
    ),
    preferences:
      profile.data === undefined ? (
        <LoadStatus {...getQueryState(profile, 'Your profile could not be loaded.')} />
      ) : (
        <PreferencesEditor profile={profile.data} />
      ),
    rules: rules.data && profile.isFetched && (
      <LimitRules rules={rules.data} suggestions={findEmployers(known?.workHistory ?? [])} {...toGroupProps('rules')} />
    ),
    facts: answers.data ? (
      <AnswersGroup answers={answers.data} profile={known} {...toGroupProps('facts')} />
    ) : (
      <LoadStatus {...getQueryState(answers, 'Your answers could not be loaded.')} />
    ),
  }
  const order = first ? [first, ...groups.filter((group) => group !== first)] : groups
  return (
    <Card as="div" className="divide-y divide-line">
      {order.map((group) => (
        <div key={group} className="empty:hidden">
          {contents[group]}
        </div>
      ))}
    </Card>
  )
}

const without = (opened: ReadonlySet<WantedGroup>, group: WantedGroup) =>
  new Set([...opened].filter((other) => other !== group))

const maxEmployers = 3

/** The employers of a work history, the current ones first: the jobs without an end. */
function findEmployers(history: readonly { company: string; endDate: string | null }[]) {
  const sorted = history.toSorted((a, b) => Number(a.endDate !== null) - Number(b.endDate !== null))
  return [...new Set(sorted.map(({ company }) => company.trim()).filter(Boolean))].slice(0, maxEmployers)
}
