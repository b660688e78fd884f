import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import type { Analysis } from '@foothold/resume-engine/analysis'
import type { DocumentPreview as DocumentPreviewData } from '@foothold/resume-engine/preview'
import type { DesignOptions } from '@foothold/resume-engine/designs'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Stack, Row } from '#web/ui/layout/page.tsx'
import type { FixWork } from '../analysis/use-fix.ts'
import { PageMarks } from '../lazy-views.ts'
import { BlankPage, NoPages, pageClass } from './blank-page.tsx'
import { Shrink, TriangleAlert } from 'lucide-react'
import { type PreviewRequest, usePreview } from './use-preview.ts'

/** What the pages are made of, and what can be done with them. */
export interface PageWork {
  request: PreviewRequest
  /** Without it, the pages are only shown. */
  onDesign?: (design: DesignOptions) => void
  /** The findings to mark on the pages. */
  findings?: { analysis: Analysis | null; work: FixWork }
  /** Gets the text that the pages show. */
  onText?: (text: string) => void
}

interface DocumentPreviewProps extends PageWork {
  /** Shown on a page without text. */
  hint: string
  /** Beside the number of pages. */
  actions?: ReactNode
  /** Puts the pages into their region or article. The marks lie over the pages, and are no part of the document. */
  children: (pages: ReactNode, hasPages: boolean, marks: ReactNode) => ReactNode
}

/** The pages of the PDF, with their number and a way to make them one. */
export function DocumentPreview({
  request,
  onDesign,
  findings,
  onText,
  hint,
  actions,
  children,
}: DocumentPreviewProps) {
  const { preview, failure, pending, retry } = usePreview(request)
  useEffect(() => {
    if (preview) onText?.(preview.text)
  }, [preview, onText])
  const hasPages = preview !== null && (preview.pageCount > 1 || preview.lastPageLines > 0)
  return (
    <Stack gap="sm" aria-busy={pending}>
      {hasPages ? (
        <PageToolbar {...preview} {...{ request, onDesign }}>
          {actions}
        </PageToolbar>
      ) : (
        <NoPages />
      )}
      {failure !== null && (
        <Banner
          role="alert"
          tone="warning"
          title={preview ? 'The preview is out of date' : 'There is no preview yet'}
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
            {preview.pages.map((svg, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- A page is its place.
              <PageImage key={index} svg={svg} alt={`Page ${index + 1} of ${preview.pageCount}`} {...preview} />
            ))}
            {preview.pageCount > preview.pages.length && (
              <p className="text-sm text-muted">
                The preview shows {preview.pages.length} of {preview.pageCount} pages. The download has them all.
              </p>
            )}
          </div>
        ) : (
          <BlankPage paper={request.design.paper}>{failure === null && hint}</BlankPage>
        ),
        hasPages,
        hasPages && findings?.analysis && (
          <Suspense fallback={null}>
            <PageMarks analysis={findings.analysis} work={findings.work} preview={preview} />
          </Suspense>
        ),
      )}
    </Stack>
  )
}

/** A page as an image. An SVG in an `img` runs no script and loads nothing. The previous image stays until the next is loaded. */
function PageImage({ svg, alt, width, height }: { svg: string; alt: string; width: number; height: number }) {
  const [url, setUrl] = useState<string>()
  useLayoutEffect(() => {
    const next = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    // oxlint-disable-next-line react/set-state-in-effect -- The address is freed with the effect.
    setUrl(next)
    return () => URL.revokeObjectURL(next)
  }, [svg])
  return <img src={url} alt={alt} width={width} height={height} className={`h-auto ${pageClass}`} />
}

/** A last page with fewer lines looks like a mistake. */
const minLastPageLines = 6

interface PageToolbarProps extends Pick<DocumentPreviewData, 'pageCount' | 'lastPageLines' | 'isFitted'> {
  request: PreviewRequest
  onDesign?: ((design: DesignOptions) => void) | undefined
  /** More to do with the pages. */
  children?: ReactNode
}

/** How many pages there are, and what to do about a last page that is almost empty. */
function PageToolbar({ pageCount, lastPageLines, isFitted, request, onDesign, children }: PageToolbarProps) {
  const { design } = request
  const isShort = onDesign !== undefined && pageCount > 1 && lastPageLines < minLastPageLines
  const isTooLong = design.spacing === 'one-page' && pageCount > 1
  return (
    <div className="grid gap-2 text-sm">
      <Row className="min-h-9 justify-between">
        <p role="status" className="font-semibold">
          {pageCount === 1 ? '1 page' : `${pageCount} pages`}
          {isFitted && <span className="ms-2 font-normal text-muted">Set a little closer to fit</span>}
          {isShort && (
            <span className="ms-2 inline-flex items-center gap-1.5 font-normal text-warning-text">
              <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
              {`The last page has only ${lastPageLines === 1 ? '1 line' : `${lastPageLines} lines`}.`}
            </span>
          )}
        </p>
        <Row>
          {onDesign && pageCount > 1 && !isTooLong && (
            <Button variant="secondary" size="sm" onClick={() => onDesign({ ...design, spacing: 'one-page' })}>
              <Shrink aria-hidden="true" />
              Fit to One Page
            </Button>
          )}
          {children}
        </Row>
      </Row>
      {isTooLong && (
        <p role="alert">Even small text with tight spacing needs more than one page. Shorten the text to fit.</p>
      )}
    </div>
  )
}
