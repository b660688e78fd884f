import { TextLink } from '#web/lib/navigation/links.tsx'
import { useConversations } from './conversations.queries.ts'
import { useApplications, useApplicationSummary } from '#web/features/work/applications/applications.queries.ts'
import { showMomentWithZone } from '#web/lib/format/dates.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { paths } from '#web/paths.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'

/** The applications among which the next interview is looked for. */
export const interviewingQuery = { status: 'interviewing', limit: 50 } as const

/** How a client's search goes: the pipeline, the next interview and the last message. */
export function ClientSearch({ userId }: { userId: string }) {
  const { data: summary } = useApplicationSummary({ userId })
  const { data: interviewing } = useApplications({ userId }, interviewingQuery)
  const { data: conversations } = useConversations()
  const { interviewing: interviews = 0, offered = 0 } = summary?.byStatus ?? {}
  const reached = (stage: string) => summary?.reached.find((entry) => entry.stage === stage)?.count ?? 0
  const [next] = (interviewing ?? [])
    .filter(({ nextInterviewAt }) => nextInterviewAt !== null)
    .toSorted((a, b) => (a.nextInterviewAt ?? '').localeCompare(b.nextInterviewAt ?? ''))
  const last = conversations?.find((conversation) => conversation.userId === userId)?.lastMessage
  return (
    <DescriptionList
      items={[
        {
          term: 'Pipeline',
          value: summary && (
            <TextLink href={paths.clientDashboard(userId)}>
              {reached('applied')} sent · {interviews} interviewing · {offered} {offered === 1 ? 'offer' : 'offers'}
            </TextLink>
          ),
        },
        {
          term: 'Next Interview',
          value: next?.nextInterviewAt && (
            <TextLink href={paths.applicationOf(userId, next.id)}>
              {next.position} at {next.company}, {showMomentWithZone(next.nextInterviewAt)}
            </TextLink>
          ),
        },
        {
          term: 'Last Message',
          value: last && (
            <TextLink href={paths.clientSection(userId, 'messages')} className="line-clamp-2">
              {last.fromClient ? '' : 'We: '}
              {last.text || 'A file'} · {timeAgo(last.createdAt)}
            </TextLink>
          ),
        },
      ]}
      empty="None"
    />
  )
}
