import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/page.tsx'

interface PagerProps {
  offset: number
  /** The length of a full page, and of this one. */
  length: number
  shown: number
  total: number
  onMove: (offset: number) => void
}

const count = (value: number) => value.toLocaleString('en-US')

export function Pager({ offset, length, shown, total, onMove }: PagerProps) {
  return (
    <Row className="justify-between">
      <p aria-live="polite" className="text-sm text-muted">
        {shown > 0 && `${count(offset + 1)}–${count(offset + shown)} of ${count(total)}`}
      </p>
      {(offset > 0 || total > length) && (
        <Row>
          <Button
            variant="secondary"
            size="sm"
            disabled={offset === 0}
            onClick={() => onMove(Math.max(0, offset - length))}
          >
            Previous
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={offset + length >= total}
            onClick={() => onMove(offset + length)}
          >
            Next
          </Button>
        </Row>
      )}
    </Row>
  )
}
