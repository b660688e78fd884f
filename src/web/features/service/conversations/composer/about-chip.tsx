import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { readApplication } from '#contract/applications.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import type { MessageAbout } from '../message-about.ts'

interface AboutChipProps {
  about: MessageAbout
  onRemove: () => void
}

/** What the next message is about, removable. */
export function AboutChip({ about: { kind, id }, onRemove }: AboutChipProps) {
  const { data } = useQuery({ ...queryFor(readApplication, { params: { id } }), enabled: kind === 'application' })
  const subject = data
    ? `${data.position} at ${data.company}`
    : kind === 'application'
      ? 'an application'
      : 'a job interest'
  return (
    <p className="flex min-w-0 items-center gap-2 justify-self-start rounded-lg bg-accent-soft ps-3 text-sm">
      <span className="min-w-0 py-1 wrap-anywhere">About {subject}</span>
      <IconButton label={`Remove "About ${subject}"`} size="sm" onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </p>
  )
}
