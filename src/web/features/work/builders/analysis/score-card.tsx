import type { Analysis } from '@foothold/resume-engine/analysis'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Meter, ScoreRing } from '#web/ui/feedback/meter.tsx'
import { getBand, scales } from './bands.ts'

interface ScoreCardProps {
  kind: DocumentKind
  analysis: Analysis
  /** The analysis is of an earlier text or form. */
  busy: boolean
}

/** The score, what it means, and how many of the posting's requirements the text meets. */
export function ScoreCard({ kind, analysis: { atsScore, coverage, flags }, busy }: ScoreCardProps) {
  const note = flags.find(({ id }) => id === 'not_english' || id === 'no_posting')?.message
  if (atsScore === null)
    return (
      <Card as="div" aria-busy={busy} className="p-5 sm:p-6">
        <p aria-live="polite" className="text-lg font-semibold">
          {note}
        </p>
      </Card>
    )
  const { title, text, tone } = getBand(atsScore)
  return (
    <Card as="div" aria-busy={busy} className="flex-row flex-wrap items-center gap-x-4 gap-y-4 p-5 sm:p-6">
      <ScoreRing label="ATS score" value={atsScore} tone={tone} className="size-28 max-w-full" />
      <div aria-live="polite" className="grid min-w-0 grow basis-36 justify-items-start gap-1.5">
        <Badge tone={tone}>{title}</Badge>
        <p className="text-lg font-semibold">{text}</p>
        {note && <p className="text-muted">{note}</p>}
        {coverage && <p className="text-sm text-muted">{scales[kind]}</p>}
      </div>
      {coverage && coverage.required.total > 0 && (
        <Meter
          label="Required keywords"
          value={coverage.required.met}
          max={coverage.required.total}
          text={`${coverage.required.met} of ${coverage.required.total}`}
          tone={coverage.required.met * 4 >= coverage.required.total * 3 ? 'success' : 'warning'}
          className="basis-full"
        />
      )}
    </Card>
  )
}
