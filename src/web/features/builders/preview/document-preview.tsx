import type { ReactNode } from 'react'
import type { DesignOptions } from '#contract/designs.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { BlankPage, NoPages, pageClass } from './blank-page.tsx'
import { PageToolbar } from './page-toolbar.tsx'
import { type PreviewSource, usePreview } from './use-preview.ts'

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
