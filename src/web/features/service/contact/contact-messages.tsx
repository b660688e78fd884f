import { MailOpen } from 'lucide-react'
import { useState } from 'react'
import { type ContactMessage, listContactMessages } from '#contract/contact.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { MessageCard } from './message-card.tsx'
import { pinOpenMessage } from './pin-open-message.ts'

const filters = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'unanswered', label: 'Unanswered' },
  { value: 'answered', label: 'Answered' },
] as const
type Filter = (typeof filters)[number]['value']

const emptyTitles: Record<Filter, string> = {
  all: 'No messages yet',
  unread: 'No unread messages',
  unanswered: 'Every message has been answered',
  answered: 'No answered messages yet',
}

/** The inbox of the contact form. One message at a time is opened, read and answered in place. */
export function ContactMessages() {
  const [filter, setFilter] = useState<Filter>('all')
  const [opened, setOpened] = useState<ContactMessage | null>(null)
  const query = usePaginatedQuery(listContactMessages, filter === 'all' ? {} : { state: filter })
  const data = query.data && pinOpenMessage(query.data, opened)

  function choose(next: Filter) {
    setOpened(null)
    setFilter(next)
  }

  return (
    <Stack>
      <Segmented
        label="Show"
        options={filters}
        value={filter}
        onValueChange={choose}
        className="max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] sm:self-start"
      />
      <Loadable
        {...getQueryState({ ...query, data }, 'The messages could not be loaded.')}
        empty={<EmptyState level={2} icon={<MailOpen />} title={emptyTitles[filter]} />}
      >
        {(messages) => (
          <ul aria-label="Messages" className="grid gap-3">
            {messages.map((message) => (
              <MessageCard
                key={message.id}
                message={message}
                open={message.id === opened?.id}
                onOpenChange={(open) => setOpened(open ? message : null)}
                onChange={setOpened}
              />
            ))}
          </ul>
        )}
      </Loadable>
      <LoadMore key={filter} onMore={query.onMore} loading={query.loadingMore} className="self-center" />
    </Stack>
  )
}
