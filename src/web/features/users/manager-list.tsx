import { Users } from 'lucide-react'
import { messageOf } from '#web/lib/api-error.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Item, ItemList } from '#web/ui/item-list.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { nameOf } from './user-names.ts'
import { useAccountManagers } from './users.queries.ts'

export function ManagerList() {
  const { data, error, refetch, isFetching } = useAccountManagers()
  if (!data && error)
    return (
      <ErrorState
        message={messageOf(error, 'The account managers could not be loaded.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data) return <PageSpinner className="min-h-40" />
  if (data.length === 0)
    return <EmptyState icon={<Users />} title="No account managers yet" text="Promote a user to have one." />
  return (
    <Card as="div">
      <CardBody className="py-2">
        <ItemList>
          {data.map((manager) => (
            <Item
              key={manager.id}
              leading={<Avatar name={nameOf(manager)} src={manager.profileImageUrl} />}
              title={nameOf(manager)}
              text={manager.email}
            />
          ))}
        </ItemList>
      </CardBody>
    </Card>
  )
}
