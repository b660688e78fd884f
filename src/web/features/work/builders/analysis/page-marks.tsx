import { PencilLine } from 'lucide-react'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Analysis } from '@foothold/resume-engine/analysis'
import type { DocumentPreview } from '@foothold/resume-engine/preview'
import { Button } from '#web/ui/form/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { findMarks, type PageMark } from './find-marks.ts'
import { findFixes } from './fixes.ts'
import type { FixWork } from './use-fix.ts'

interface PageMarksProps {
  analysis: Analysis
  work: FixWork
  preview: DocumentPreview
}

/** The findings as marks at the edges of the pages that they lie over. Each mark names its findings and leads to where they are fixed. */
export function PageMarks({ analysis, work, preview }: PageMarksProps) {
  const marks = useMemo(() => {
    const form = work.readForm()
    const { first, more } = findFixes(analysis, { form, isEdited: work.isEdited, unused: work.unused })
    const placed = [...first, ...more].filter(
      ({ target }) => target.kind === 'field' || (target.kind === 'text' && work.hasText),
    )
    return findMarks(placed, preview, form)
    // oxlint-disable-next-line react/exhaustive-deps -- The form as it was analysed.
  }, [analysis, preview])
  if (marks.length === 0) return null
  return (
    <div
      role="group"
      aria-label="Findings"
      className="pointer-events-none absolute inset-x-0 top-0 grid gap-4 print:hidden"
    >
      {preview.pages.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A page is its place.
        <div key={index} className="relative" style={{ aspectRatio: preview.width / preview.height }}>
          {marks
            .filter(({ page }) => page === index + 1)
            .map((mark) => (
              <Mark key={mark.fixes[0]?.id} mark={mark} height={preview.height} onFix={work.goTo} />
            ))}
        </div>
      ))}
    </div>
  )
}

function Mark({ mark, height, onFix }: { mark: PageMark; height: number; onFix: FixWork['goTo'] }) {
  const { side, baseline, fixes } = mark
  const [isOpen, setIsOpen] = useState(false)
  const count = fixes.length === 1 ? 'Finding' : `${fixes.length} findings`
  return (
    <Popover
      label={count}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <button
          type="button"
          style={{ top: `${(100 * (baseline - 4)) / height}%`, [side]: '0.25rem' }}
          className="pointer-events-auto absolute grid size-6 -translate-y-1/2 cursor-pointer place-items-center rounded-full border border-paper bg-accent text-xs font-semibold text-accent-contrast shadow-card hover:bg-accent-hover forced-colors:border-[ButtonText]"
        >
          <span aria-hidden="true">{fixes.length === 1 ? <PencilLine className="size-3.5" /> : fixes.length}</span>
          <VisuallyHidden>{`${count}: ${fixes.map(({ text }) => text).join(' ')}`}</VisuallyHidden>
        </button>
      }
    >
      <ul className="grid gap-4 divide-y divide-line">
        {fixes.map(({ id, text, evidence, target }) => (
          <li key={id} className="grid justify-items-start gap-2 not-last:pb-4">
            <p className="text-sm wrap-anywhere">{text}</p>
            {evidence !== '' && (
              <blockquote className="border-s-2 border-line ps-3 text-sm text-muted wrap-anywhere">
                {evidence}
              </blockquote>
            )}
            <Button
              size="sm"
              onClick={() => {
                // Closed first: the panel must not take the focus back from the field.
                flushSync(() => setIsOpen(false))
                if (target.kind === 'field' || target.kind === 'text') onFix(target, text)
              }}
            >
              Fix
            </Button>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
