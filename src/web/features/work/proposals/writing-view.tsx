import { Square } from 'lucide-react'
import { Button } from '#web/ui/form/button.tsx'
import { SpinnerIcon } from '#web/ui/feedback/spinner.tsx'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/page.tsx'

interface WritingViewProps {
  text: string
  /** What each sentence is compared with. */
  source?: string
  onStop: () => void
}

/** A text while it is being written. */
export function WritingView({ text, source = 'your form', onStop }: WritingViewProps) {
  return (
    <Card as="section" aria-label="Text So Far">
      <CardBody className="grid gap-4">
        <Row className="justify-between">
          <p role="status" className="flex items-center gap-2 text-sm text-muted">
            <SpinnerIcon className="size-5 shrink-0" />
            The AI model is writing. Each sentence is checked against {source}.
          </p>
          <Button variant="secondary" size="sm" onClick={onStop}>
            <Square aria-hidden="true" />
            Stop Writing
          </Button>
        </Row>
        <p dir="auto" aria-busy="true" className="whitespace-pre-line wrap-anywhere">
          {text.trimStart()}
        </p>
      </CardBody>
    </Card>
  )
}
