import type { InterviewKind } from '#contract/interviews.ts'

export const kindTexts: Record<InterviewKind, string> = {
  phone: 'By phone',
  video: 'By video',
  on_site: 'On site',
  other: 'Interview',
}

/** `Tuesday, November 24, 2026 at 3:00 PM CET`, by the clock of the interview's place. */
export const formatStart = ({ startsAt, timeZone }: { startsAt: string; timeZone: string }) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(startsAt))
