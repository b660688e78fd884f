import { Shrink, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { DesignOptions } from '#contract/designs.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { fetchPreview, type PreviewRequest } from './fetch-preview.ts'
import { listFitSteps } from './fit-steps.ts'

/** A last page with fewer lines looks like a mistake. */
const minLastPageLines = 6

interface PageToolbarProps {
  pageCount: number
  lastPageLines: number
  design: DesignOptions
  onDesign?: ((design: DesignOptions) => void) | undefined
  readRequest: (design: DesignOptions) => PreviewRequest
  /** More to do with the pages. */
  children?: ReactNode
}

/** How many pages there are, and what to do about a last page that is almost empty. */
export function PageToolbar({ pageCount, lastPageLines, design, onDesign, readRequest, children }: PageToolbarProps) {
  const [message, setMessage] = useState<string | null>(null)
  const [fitting, setFitting] = useState(false)
  const isShort = onDesign !== undefined && pageCount > 1 && lastPageLines < minLastPageLines

  async function fit() {
    setFitting(true)
    setMessage(null)
    try {
      const step = await findFittingStep(listFitSteps(design), readRequest)
      if (step) onDesign?.(step)
      setMessage(step ? null : 'Even small text with tight spacing needs more than one page. Shorten the text to fit.')
    } catch (error) {
      setMessage(getErrorMessage(error, 'We could not try other sizes. Please try again.'))
    } finally {
      setFitting(false)
    }
  }

  return (
    <div className="grid gap-2 text-sm">
      <Row className="min-h-9 justify-between">
        <p role="status" className="font-semibold">
          {pageCount === 1 ? '1 page' : `${pageCount} pages`}
          {isShort && (
            <span className="ms-2 inline-flex items-center gap-1.5 font-normal text-warning-text">
              <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
              {`The last page has only ${lastPageLines === 1 ? '1 line' : `${lastPageLines} lines`}.`}
            </span>
          )}
        </p>
        <Row>
          {onDesign && pageCount > 1 && (
            <Button
              variant="secondary"
              size="sm"
              loading={fitting}
              pendingLabel="Fitting..."
              onClick={() => void fit()}
            >
              <Shrink aria-hidden="true" />
              Fit to One Page
            </Button>
          )}
          {children}
        </Row>
      </Row>
      {message && pageCount > 1 && <p role="alert">{message}</p>}
    </div>
  )
}

/** The first step with which the document has one page. */
async function findFittingStep(steps: DesignOptions[], readRequest: PageToolbarProps['readRequest']) {
  const { signal } = new AbortController()
  for (const step of steps) {
    const { pageCount } = await fetchPreview(JSON.stringify(readRequest(step)), signal)
    if (pageCount === 1) return step
  }
  return null
}
