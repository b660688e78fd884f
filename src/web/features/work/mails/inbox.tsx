import { Inbox as InboxIcon } from 'lucide-react'
import { listInbox, type Mail } from '#contract/inbox.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Section, Stack } from '#web/ui/layout/page.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { MailCard } from './mail-card.tsx'

/** Waits for a person: a suggestion to decide, or a question that nobody answered. */
const isWaiting = ({ suggestion, kind, repliedAt, direction, delivery }: Mail) =>
  suggestion?.state === 'open' ||
  delivery === 'bounced' ||
  (direction === 'in' && kind === 'question' && repliedAt === null)

/** The mails of all clients within reach: those that wait first, then the newest, then what is no answer, folded. */
export function Inbox() {
  const query = usePaginatedQuery(listInbox, { limit: 50 }, undefined, { live: true })
  return (
    <Stack gap="lg">
      <Loadable
        {...getQueryState(query, 'The mails could not be loaded.')}
        empty={
          <EmptyState
            level={2}
            icon={<InboxIcon />}
            title="No mails yet"
            text="Employers' answers to your clients' relay addresses show up here."
          />
        }
      >
        {(mails) => <Groups mails={mails} />}
      </Loadable>
      <LoadMore onMore={query.onMore} loading={query.loadingMore} className="self-center" />
    </Stack>
  )
}

function Groups({ mails }: { mails: readonly Mail[] }) {
  const waiting = mails.filter(isWaiting)
  const rest = mails.filter((mail) => !isWaiting(mail) && mail.fold === null)
  const folded = mails.filter((mail) => !isWaiting(mail) && mail.fold !== null)
  return (
    <>
      {waiting.length > 0 && (
        <Section title="Waiting for You">
          <MailList label="Waiting for you" mails={waiting} />
        </Section>
      )}
      {rest.length > 0 && (
        <Section title="Earlier">
          <MailList label="Earlier" mails={rest} />
        </Section>
      )}
      {folded.length > 0 && (
        <Disclosure summary={`No answers: newsletters, alerts, codes, spam (${folded.length})`}>
          <MailList label="No answers" mails={folded} />
        </Disclosure>
      )}
    </>
  )
}

const MailList = ({ label, mails }: { label: string; mails: readonly Mail[] }) => (
  <ul aria-label={label} className="grid gap-3 text-ink">
    {mails.map((mail) => (
      <MailCard key={mail.id} mail={mail} mixed />
    ))}
  </ul>
)
