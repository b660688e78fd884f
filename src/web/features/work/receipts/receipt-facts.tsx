import { TextLink } from '#web/lib/navigation/links.tsx'
import type { Receipt } from '#contract/receipts.ts'
import { showMoment, showUtcMoment } from '#web/lib/format/dates.ts'
import { paths } from '#web/paths.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'

export interface ReceiptProps {
  receipt: Receipt
  /** The reader is the client in whose name it was sent. */
  own: boolean
  /** In whose name it was sent; undefined while it loads. */
  client: string | undefined
  /** A visitor reads it: there are no files to open, and links into an account would lead nowhere. */
  sample?: boolean
}

/** In whose name it was sent, by whom and when. */
export function ReceiptFacts({
  receipt: { sentAt, sentBy, createdAt },
  client,
}: Pick<ReceiptProps, 'receipt' | 'client'>) {
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: 'Applicant', value: client ?? '' },
        { term: sentAt === null ? 'Prepared' : 'Sent', value: <Moment at={sentAt ?? createdAt} /> },
        { term: sentAt === null ? 'Prepared By' : 'Sent By', value: sentBy.name },
      ]}
    />
  )
}

/** In the reader's time zone, with UTC as the hint. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={showUtcMoment(at)}>
      {showMoment(at)}
    </time>
  )
}

export function RulesVersion({ version, own, linked }: { version: number; own: boolean; linked: boolean }) {
  if (version === 0) return own ? 'You had no rules then' : 'The client had no rules then'
  if (!own) return `Version ${version} of the client's rules`
  if (!linked) return `Version ${version} of your rules`
  return <TextLink href={paths.rules}>Version {version} of your rules</TextLink>
}
