import { ChevronDown } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { cn } from '#web/ui/class-names.ts'
import { stretchedLinkClass } from '#web/ui/layout/link-text.tsx'
import type { NotificationGroup } from './group-notifications.ts'
import { NotificationItem, type NotificationItemProps } from './notification-item.tsx'
import { NotificationRow } from './notification-row.tsx'

interface ListProps extends Pick<NotificationItemProps, 'onFollow'> {
  isNew: (notification: Notification) => boolean
}

interface NotificationListProps extends ListProps {
  groups: readonly NotificationGroup[]
  ref?: Ref<HTMLUListElement>
  className?: string
}

/** Notifications, those of the same kind as one row that opens. */
export function NotificationList({ groups, ref, className, ...props }: NotificationListProps) {
  return (
    <ul ref={ref} className={cn('divide-y divide-line border-t border-line', className)}>
      {groups.map((group) =>
        group.headline === null ? (
          <NotificationItem
            key={group.key}
            notification={group.newest}
            isNew={props.isNew(group.newest)}
            onFollow={props.onFollow}
          />
        ) : (
          <GroupItem key={group.key} headline={group.headline} newest={group.newest} items={group.items} {...props} />
        ),
      )}
    </ul>
  )
}

interface GroupItemProps extends ListProps, Pick<NotificationGroup, 'newest' | 'items'> {
  headline: string
}

function GroupItem({ headline, newest, items, isNew, onFollow }: GroupItemProps) {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const hasNew = items.some(isNew)
  return (
    <li>
      <div className={cn('relative', hasNew && 'bg-accent-soft/60')}>
        <NotificationRow
          isNew={hasNew}
          moment={newest.createdAt}
          headline={
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? listId : undefined}
              onClick={() => setOpen(!open)}
              className={cn(
                stretchedLinkClass,
                'flex cursor-pointer items-center gap-1.5 text-start underline-offset-4 hover:underline',
                hasNew ? 'font-semibold' : 'font-medium',
              )}
            >
              {headline}
              <ChevronDown aria-hidden="true" className={cn('size-4 shrink-0', open && 'rotate-180')} />
            </button>
          }
        />
      </div>
      {open && (
        <ul id={listId} aria-label={headline} className="divide-y divide-line border-t border-line ps-4">
          {items.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              isNew={isNew(notification)}
              onFollow={onFollow}
            />
          ))}
        </ul>
      )}
    </li>
  )
}
