import { Button } from '#web/ui/form/button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { formatCount } from '#web/ui/data/format-number.ts'

interface PagerProps {
  /** How many rows come before this page, and how many are on it. */
  offset: number
  shown: number
  /** The total, as text. */
  total: string
  /** Null at the first or last page. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  /** The requested page is loading. */
  loading: boolean
}

export function Pager({ offset, shown, total, onPrevious, onNext, loading }: PagerProps) {
  return (
    <Row className="justify-between">
      <p aria-live="polite" className="text-sm text-muted">
        {shown > 0 && `${formatCount(offset + 1)}–${formatCount(offset + shown)} of ${total}`}
      </p>
      {(onPrevious || onNext) && (
        <Row>
          <PageButton label="Previous" onMove={onPrevious} loading={loading} />
          <PageButton label="Next" onMove={onNext} loading={loading} />
        </Row>
      )}
    </Row>
  )
}

/** At either end the button ignores clicks but keeps the focus. */
function PageButton({ label, onMove, loading }: { label: string; onMove: (() => void) | null; loading: boolean }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="aria-disabled:opacity-55"
      aria-disabled={onMove === null || loading}
      onClick={() => !loading && onMove?.()}
    >
      {label}
    </Button>
  )
}
