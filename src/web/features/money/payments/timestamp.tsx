import { showExactMoment } from '#web/lib/format/dates.ts'

export function Timestamp({ at }: { at: string }) {
  return <time dateTime={at}>{showExactMoment(at)}</time>
}
