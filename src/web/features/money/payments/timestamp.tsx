const timestampFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

export function Timestamp({ at }: { at: string }) {
  return <time dateTime={at}>{timestampFormat.format(new Date(at))}</time>
}
