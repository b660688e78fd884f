import { X } from 'lucide-react'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import type { FixWork } from './use-fix.ts'

type StaleWork = Pick<FixWork, 'isStale' | 'generateAgain'>

interface FixHintProps {
  work: StaleWork & Pick<FixWork, 'hint' | 'hasText' | 'dismissHint' | 'backToAnalysis'>
  pending: boolean
}

/** What to change, above the form or the text that a finding led to. It stays in view while there is room for it. */
export function FixHint({ work, pending }: FixHintProps) {
  const { hint } = work
  if (!hint) return null
  return (
    <div className="z-10 grid gap-2 rounded-xl border border-accent-line bg-overlay p-3 shadow-float [@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:top-(--below-bar)">
      <div className="flex items-start gap-3">
        <p role="status" className="line-clamp-4 min-w-0 grow text-sm wrap-anywhere">
          {hint.text}
        </p>
        <IconButton size="sm" label="Dismiss Hint" className="-mt-1 text-muted" onClick={work.dismissHint}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <Row className="empty:hidden">
        {hint.tab === 'builder' && work.isStale() && <GenerateAgain work={work} pending={pending} />}
        {work.hasText && (
          <Button variant="secondary" size="sm" onClick={work.backToAnalysis}>
            Back to Analysis
          </Button>
        )}
      </Row>
    </div>
  )
}

/** Says that the form is ahead of the text. */
export function StaleNote({ work, pending }: { work: StaleWork; pending: boolean }) {
  if (!work.isStale()) return null
  return (
    <Banner role="status" tone="warning" action={<GenerateAgain work={work} pending={pending} />}>
      Your form has changed since this text was written.
    </Banner>
  )
}

function GenerateAgain({ work, pending }: { work: StaleWork; pending: boolean }) {
  return (
    <Button size="sm" loading={pending} pendingLabel="Generating..." onClick={() => void work.generateAgain()}>
      Generate Again
    </Button>
  )
}
