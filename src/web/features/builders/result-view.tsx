import { Eye, PenLine } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Source } from '#contract/builders.ts'
import { usePrinting } from '#web/lib/hooks/use-printing.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { TextEditor } from './text-editor.tsx'
import type { Workspace } from './use-workspace.ts'

const DocumentPage = lazy(() =>
  import('./documents/document-page.tsx').then(({ DocumentPage }) => ({ default: DocumentPage })),
)

interface ResultViewProps {
  space: Pick<
    Workspace,
    'kind' | 'result' | 'change' | 'discardEdits' | 'view' | 'setView' | 'selection' | 'clearSelection'
  >
  /** Shown beside the text: score, actions and downloads. */
  children: ReactNode
}

const views = [
  { value: 'page', label: 'Page', icon: <Eye aria-hidden="true" /> },
  { value: 'text', label: 'Edit Text', icon: <PenLine aria-hidden="true" /> },
] as const

/** Tells who wrote a text, as the privacy page promises. */
const authors: Record<Source, string> = {
  ai: 'Written by an AI model, and checked against your form.',
  embedded: "Written by Foothold's built-in writer.",
}

/** The finished text, as a printed page or in an editor, with its downloads and actions. */
export function ResultView({ space, children }: ResultViewProps) {
  const { kind, result, change, discardEdits, view, setView } = space
  const printing = usePrinting()
  const { content, written, source, setAside, missing } = result
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <Stack className="lg:order-first max-lg:order-last">
        {setAside !== null && (
          <Banner tone="info" title="We did not use the AI model's text">
            <span className="whitespace-pre-line">{setAside}</span>
          </Banner>
        )}
        {source !== null && <p className="text-sm text-muted">{authors[source]} Read it again before you send it.</p>}
        {missing.length > 0 && (
          <Disclosure summary="What would make it stronger">
            {content !== written && (
              <p className="mb-2">Of the text as it was written. What you have edited since is not looked at here.</p>
            )}
            <ul className="grid list-disc gap-1.5 ps-5">
              {missing.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </Disclosure>
        )}
        <Row className="justify-between">
          <Segmented label="View" options={views} value={view} onValueChange={setView} />
          {content !== written && (
            <Button variant="ghost" size="sm" onClick={discardEdits}>
              Discard Edits
            </Button>
          )}
        </Row>
        {view === 'text' && (
          <TextEditor
            kind={kind}
            content={content}
            selection={space.selection}
            onSelected={space.clearSelection}
            onChange={(content) => change({ content })}
          />
        )}
        {(view === 'page' || printing) && (
          <Suspense fallback={<PageSpinner />}>
            <DocumentPage kind={kind} content={content} onlyPrinted={view === 'text'} />
          </Suspense>
        )}
      </Stack>
      <Stack className="lg:sticky lg:top-(--below-bar)">{children}</Stack>
    </div>
  )
}
