import { formatBadgeCount } from './badge.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

/** The content of a link with a `CountBadge`. Its accessible name includes the count: `Messages, 2 unread`. */
export function NameWithUnread({ name, unread }: { name: string; unread: number }) {
  if (unread <= 0) return name
  // The hidden text is one element: a screen reader would pause between two.
  return (
    <>
      <span aria-hidden="true">{name}</span>
      <VisuallyHidden>
        {name}, {formatBadgeCount(unread)} unread
      </VisuallyHidden>
    </>
  )
}
