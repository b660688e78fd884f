import { InlineDisclosure } from '#web/ui/disclosure.tsx'

interface ClientNoteProps {
  clientName: string
  note: string
}

/** More than this would push the fields below out of sight. */
const foldedLength = 400

/** What a client wrote beside the posting: read before anything is sent in their name. */
export function ClientNote({ clientName, note }: ClientNoteProps) {
  const heading = `Note from ${clientName}`
  const quote = (
    <blockquote className="border-s-2 border-line ps-3 wrap-anywhere whitespace-pre-line">
      <bdi>{note}</bdi>
    </blockquote>
  )
  if (note.length > foldedLength) return <InlineDisclosure summary={heading}>{quote}</InlineDisclosure>
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-sm font-semibold">{heading}</figcaption>
      {quote}
    </figure>
  )
}
