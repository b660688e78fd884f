import { useQuery } from '@tanstack/react-query'
import { listApplicationMails } from '#contract/inbox.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { MailCard } from './mail-card.tsx'

/** The mails of an application. Nothing while there are none: most applications have none yet. */
export function ApplicationMails({ applicationId }: { applicationId: string }) {
  const query = useQuery(queryFor(listApplicationMails, { params: { id: applicationId } }))
  const { data, ...state } = getQueryState(query, 'The mails of the employer could not be loaded.')
  if (data ? data.length === 0 : state.failure === null) return null
  return (
    <Section level={3} title="Mails of the Employer">
      {data ? (
        <ul aria-label="Mails of the employer" className="grid gap-3">
          {data.map((mail) => (
            <MailCard key={mail.id} mail={mail} />
          ))}
        </ul>
      ) : (
        <LoadStatus {...state} />
      )}
    </Section>
  )
}
