import type { Analysis } from '#contract/analysis.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ScoreRing } from '#web/ui/feedback/meter.tsx'
import { bandOf } from './bands.ts'

/** The score, what it means, and how much of the posting is covered. */
export function ScoreCard({ analysis: { atsScore, coverage, flags } }: { analysis: Analysis }) {
  if (atsScore === null)
    return (
      <Card as="div" className="p-5 sm:p-6">
        <p aria-live="polite" className="text-lg font-semibold">
          {flags.find(({ id }) => id === 'not_english')?.message}
        </p>
      </Card>
    )
  const { title, text, tone } = bandOf(atsScore)
  return (
    <Card as="div" className="flex-row flex-wrap items-center gap-x-4 gap-y-4 p-5 sm:p-6">
      <ScoreRing label="ATS score" value={atsScore} tone={tone} className="size-28" />
      <div aria-live="polite" className="grid min-w-0 grow basis-36 justify-items-start gap-1.5">
        <Badge tone={tone}>{title}</Badge>
        <p className="text-lg font-semibold">{text}</p>
        {coverage && (
          <p className="text-muted">
            Covers {coverage.required.met} of {coverage.required.total} required keywords.
          </p>
        )}
      </div>
    </Card>
  )
}
