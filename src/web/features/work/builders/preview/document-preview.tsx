import { type ReactNode, useState } from 'react'
import type { DesignOptions } from '@foothold/resume-engine/designs'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Stack, Row } from '#web/ui/layout/page.tsx'
import { BlankPage, NoPages, pageClass } from './blank-page.tsx'
import { type PreviewSource, usePreview } from './use-preview.ts'
import { Shrink, TriangleAlert } from 'lucide-react'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { fetchPreview, type PreviewRequest } from './fetch-preview.ts'
import { listFitSteps } from './fit-steps.ts'

interface DocumentPreviewProps {
  source: PreviewSource
  /** Without it, the pages are only shown. */
  onDesign?: (design: DesignOptions) => void
  /** Shown on a page without text. */
  hint: string
  /** Beside the number of pages. */
  actions?: ReactNode
  /** Puts the pages into their region or article. */
  children: (pages: ReactNode, hasPages: boolean) => ReactNode
}

/** The pages of the PDF, with their number and a way to make them one. */
export function DocumentPreview({ source, onDesign, hint, actions, children }: DocumentPreviewProps) {
  const { shown, failure, pending, retry } = usePreview(source)
  const { content, design } = source
  const readRequest = (step: DesignOptions) => source.readRequest(content, step)
  const hasPages = shown !== null && (shown.pageCount > 1 || shown.lastPageLines > 0)
  return (
    <Stack gap="sm" aria-busy={pending}>
      {hasPages ? (
        <PageToolbar {...shown} {...{ design, onDesign, readRequest }}>
          {actions}
        </PageToolbar>
      ) : (
        <NoPages />
      )}
      {failure !== null && (
        <Banner
          role="alert"
          tone="warning"
          title={shown ? 'The preview is out of date' : 'There is no preview yet'}
          action={
            <Button variant="secondary" size="sm" loading={pending} onClick={retry}>
              Try Again
            </Button>
          }
        >
          {failure} Your text is safe here.
        </Banner>
      )}
      {children(
        hasPages ? (
          <div data-print-pages className="grid gap-4">
            {shown.images.map(({ page, url }) => (
              <img
                key={page}
                src={url}
                alt={`Page ${page} of ${shown.pageCount}`}
                width={shown.width}
                height={shown.height}
                className={`h-auto ${pageClass}`}
              />
            ))}
            {shown.pageCount > shown.images.length && (
              <p className="text-sm text-muted">
                The preview shows {shown.images.length} of {shown.pageCount} pages. The download has them all.
              </p>
            )}
          </div>
        ) : (
          <BlankPage paper={design.paper}>{failure === null && hint}</BlankPage>
        ),
        hasPages,
      )}
    </Stack>
  )
}

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
function PageToolbar({ pageCount, lastPageLines, design, onDesign, readRequest, children }: PageToolbarProps) {
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
