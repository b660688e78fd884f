import type { ReactNode } from 'react'
import type { JobInterest } from '#contract/job-interests.ts'
import { showDay } from '#web/lib/dates.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Item } from '#web/ui/item-list.tsx'

interface InterestItemProps {
  interest: JobInterest
  clientName?: string
  trailing: ReactNode
}

/** One posting that somebody is interested in. */
export function InterestItem({ interest: { jobUrl, notes, createdAt }, clientName, trailing }: InterestItemProps) {
  return (
    <Item
      title={<ExternalLink href={jobUrl}>{shortened(jobUrl)}</ExternalLink>}
      text={notes && <InterestNotes notes={notes} />}
      meta={
        <>
          {clientName && <span className="font-semibold text-ink">{clientName} · </span>}
          <time dateTime={createdAt}>{showDay(createdAt)}</time>
        </>
      }
      trailing={trailing}
    />
  )
}

const foldedLength = 400

function InterestNotes({ notes }: { notes: string }) {
  const text = <p className="whitespace-pre-line">{notes}</p>
  return notes.length > foldedLength ? <Disclosure summary="Notes">{text}</Disclosure> : text
}

const longestLink = 100
const shortened = (link: string) => (link.length > longestLink ? `${link.slice(0, longestLink)}…` : link)
