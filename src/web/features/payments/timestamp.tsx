const exactly = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

/** A moment, to the second. */
export function Timestamp({ at }: { at: string }) {
  return <time dateTime={at}>{exactly.format(new Date(at))}</time>
}
