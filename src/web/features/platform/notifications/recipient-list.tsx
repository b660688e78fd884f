import { Search, UserSearch } from 'lucide-react'
import type { UserListItem } from '#contract/users.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { OptionCard } from '#web/ui/form/option-card.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useRecipients } from './recipients.queries.ts'
import { formatName } from '#web/lib/format/names.ts'

interface RecipientListProps {
  words: string
  onSearch: (words: string) => void
  chosenId: string | null
  onChoose: (user: UserListItem) => void
}

/** A searchable list of people. A click on one makes them the recipient. */
export function RecipientList({ words, onSearch, chosenId, onChoose }: RecipientListProps) {
  const query = useRecipients(words)
  const { data } = query
  return (
    <Card className="self-start">
      <CardHeader title="Users" description="Choose one to send the message to that person only." />
      <CardBody className="grid gap-4">
        <TextField
          type="search"
          label="Search by name or email"
          autoComplete="off"
          maxLength={200}
          leading={<Search />}
          value={words}
          onChange={({ target }) => onSearch(target.value)}
        />
        <Loadable
          {...getQueryState({ ...query, data: data?.users }, 'The users could not be loaded.')}
          empty={<EmptyState icon={<UserSearch />} title="No users found" />}
        >
          {(users) => (
            <>
              <ul aria-label="Users" className="-m-1 grid max-h-96 gap-2 overflow-y-auto overscroll-contain p-1">
                {users.map((user) => (
                  <li key={user.id}>
                    <OptionCard
                      title={formatName(user)}
                      text={user.email}
                      leading={<Avatar name={formatName(user)} src={user.profileImageUrl} size="sm" />}
                      selected={user.id === chosenId}
                      onClick={() => onChoose(user)}
                    />
                  </li>
                ))}
              </ul>
              {data && data.total > users.length && (
                <p className="text-sm text-muted">These are the newest {users.length}. Search to find the others.</p>
              )}
            </>
          )}
        </Loadable>
      </CardBody>
    </Card>
  )
}
