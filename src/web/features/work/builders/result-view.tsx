import { Eye, PenLine } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Source } from '#contract/builders.ts'
import { BulletList } from '#web/ui/data/check-list.tsx'
import { PartBoundary } from '#web/ui/feedback/error-boundary.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { cn } from '#web/ui/class-names.ts'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { DocumentPreview, type PageWork } from './preview/document-preview.tsx'
import { CopyEditsCard } from './writing/copy-edits-card.tsx'
import type { CopyEdits } from './writing/use-copy-edits.ts'
import { DocumentText } from './preview/document-text.tsx'
import { FixHint, StaleNote } from './analysis/fix-hint.tsx'
import type { FixWork } from './analysis/use-fix.ts'
import type { Workspace } from './use-workspace.ts'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import { limits } from '#contract/fields.ts'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { findWords, prepareText } from './analysis/find-words.ts'
import { selectWords } from './analysis/focus-field.ts'

interface ResultViewProps {
  space: Pick<
    Workspace,
    'kind' | 'result' | 'change' | 'discardEdits' | 'view' | 'setView' | 'selection' | 'clearSelection'
  >
  page: PageWork
  work: FixWork
  /** A text is being generated. */
  pending: boolean
  /** Asks for what the text lacks, in place of a list of it. */
  question?: ReactNode
  /** Corrections of the form's sentences. */
  edits: CopyEdits
  /** The text while a new one is being written: it takes the place of the old one. */
  writing?: ReactNode
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

/** What readers of our letters stopped at most. */
const readingList = [
  'The first paragraph says nothing against you, the place where you work, or theirs.',
  'What you want to do there is more than you do today.',
  'Every name, system or list is introduced before you speak of it.',
  'No fact and no phrase comes twice.',
  'Each sentence says one thing, and nothing is tacked on at its end.',
  'Someone of your trade would believe the figures, and they add up.',
  'A time without work is explained in a sentence.',
]

/** The finished text, as the pages of its file or in an editor, with its downloads and actions. */
export function ResultView({ space, page, work, pending, question, edits, writing = null, children }: ResultViewProps) {
  const { kind, result, change, discardEdits, view, setView } = space
  const { content, written, source, setAside, leftOut, missing } = result
  return (
    <Stack>
      <StaleNote work={work} pending={pending} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <Stack className="lg:order-first max-lg:order-last">
          <FixHint work={work} pending={pending} />
          {setAside !== null && <Banner tone="info">{setAside} So our built-in writer wrote this text.</Banner>}
          {source !== null && <p className="text-sm text-muted">{authors[source]} Read it again before you send it.</p>}
          {source !== null && kind === 'cover-letter' && (
            <Disclosure summary="What strict readers look for">
              <BulletList items={readingList} className="gap-1.5" />
            </Disclosure>
          )}
          {leftOut.length > 0 && (
            <Disclosure
              summary={`We left out ${formatPlural(leftOut.length, 'sentence')} that your form does not support`}
            >
              <BulletList items={leftOut} className="gap-1.5" />
            </Disclosure>
          )}
          {question}
          {edits.edits !== null && edits.edits.length > 0 && <CopyEditsCard work={edits} />}
          {question === undefined && missing.length > 0 && (
            <Disclosure summary="What would make it stronger">
              {content !== written && (
                <p className="mb-2">Of the text as it was written. What you have edited since is not looked at here.</p>
              )}
              <BulletList items={missing} className="gap-1.5" />
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
          {view === 'text' && writing === null && (
            <TextEditor
              kind={kind}
              content={content}
              selection={space.selection}
              onSelected={space.clearSelection}
              onChange={(content) => change({ content })}
            />
          )}
          {writing}
          {/* Beside the editor the pages are hidden, but printed. */}
          <div className={cn((view === 'text' || writing !== null) && 'hidden print:block')}>
            <DocumentPreview {...page} hint="We're preparing your pages.">
              {(pages, hasPages, marks) => (
                <div className="relative">
                  <article aria-label="Page" data-print>
                    {pages}
                    <DocumentText
                      kind={kind}
                      content={content}
                      className={cn('sr-only', !hasPages && 'print:not-sr-only')}
                    />
                  </article>
                  {marks}
                </div>
              )}
            </DocumentPreview>
          </div>
        </Stack>
        <Stack className="lg:sticky lg:top-(--below-bar)">
          <PartBoundary name="The score and the downloads">{children}</PartBoundary>
        </Stack>
      </div>
    </Stack>
  )
}

interface TextEditorProps {
  kind: DocumentKind
  content: string
  /** Words to show the user; the editor takes the focus and selects them. */
  selection: string | null
  onSelected: () => void
  onChange: (content: string) => void
}

/** An editor for the finished text. The text updates immediately, everything that depends on it in a transition. */
function TextEditor({ kind, content, selection, onSelected, onChange }: TextEditorProps) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  const [pendingText, setPendingText] = useState<string | null>(null)

  function edit(text: string) {
    setPendingText(text)
    startTransition(() => {
      onChange(text)
      setPendingText(null)
    })
  }

  const select = useEffectEvent((words: string) => {
    const element = textarea.current
    if (!element) return
    selectWords(element, findWords(prepareText(element.value), words))
    onSelected()
  })
  useEffect(() => {
    if (selection !== null) select(selection)
  }, [selection])

  return (
    <TextAreaField
      ref={textarea}
      label={kind === 'resume' ? 'Resume Text' : 'Cover Letter Text'}
      help="Put each heading on its own line, and start bullets with a dash. The score updates as you type."
      rows={22}
      maxLength={limits.builderText}
      dir="auto"
      spellCheck
      value={pendingText ?? content}
      onChange={(event) => edit(event.target.value)}
      className="[&_textarea]:max-h-none"
    />
  )
}
