const exactly = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

export function Timestamp({ at }: { at: string }) {
  return <time dateTime={at}>{exactly.format(new Date(at))}</time>
}
