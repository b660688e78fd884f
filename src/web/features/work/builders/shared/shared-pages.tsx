import { useMemo } from 'react'
import type { SharedDocument } from '#contract/document-shares.ts'
import { cn } from '#web/ui/class-names.ts'
import { DocumentPreview } from '../preview/document-preview.tsx'
import { DocumentText } from '../preview/document-text.tsx'

/** The pages of a finished document, which nobody edits here. */
export function SharedPages({ kind, content, design }: Omit<SharedDocument, 'title'>) {
  const request = useMemo(() => ({ kind, content, design }), [kind, content, design])
  return (
    <DocumentPreview request={request} hint="We're preparing the pages.">
      {(pages, hasPages) => (
        <article aria-label="Document" data-print>
          {pages}
          <DocumentText kind={kind} content={content} className={cn('sr-only', !hasPages && 'print:not-sr-only')} />
        </article>
      )}
    </DocumentPreview>
  )
}
