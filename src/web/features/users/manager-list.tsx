import { Users } from 'lucide-react'
import { loadStateOf } from '#web/lib/load-state.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Item, ItemList } from '#web/ui/item-list.tsx'
import { Loadable } from '#web/ui/loadable.tsx'
import { nameOf } from './user-names.ts'
import { useAccountManagers } from './users.queries.ts'

export function ManagerList() {
  return (
    <Loadable
      {...loadStateOf(useAccountManagers(), 'The account managers could not be loaded.')}
      empty={<EmptyState icon={<Users />} title="No account managers yet" text="Promote a user to have one." />}
    >
      {(managers) => (
        <Card as="div">
          <CardBody className="py-2">
            <ItemList>
              {managers.map((manager) => (
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
      )}
    </Loadable>
  )
}
