import { type ReactNode, useRef } from 'react'
import type { Analysis } from '@foothold/resume-engine/analysis'
import type { DetailedAnalysis } from '@foothold/resume-engine/analyze'
import { BulletList, CheckList } from '#web/ui/data/check-list.tsx'
import { Section, Stack } from '#web/ui/layout/page.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { listOtherSuggestions, promises } from './bands.ts'
import { CheckItems } from './check-items.tsx'
import { StaleNote } from './fix-hint.tsx'
import { FixItems, FixList, type OnFix } from './fix-list.tsx'
import { findFixes } from './fixes.ts'
import { MarkedTexts } from './marked-texts.tsx'
import { RequirementList } from './requirement-list.tsx'
import { ScoreCard } from './score-card.tsx'
import type { FixWork } from './use-fix.ts'
import { useTermDialog } from './use-term-dialog.tsx'

interface AnalysisViewProps {
  analysis: Analysis
  live: DetailedAnalysis | null
  /** The analysis is of an earlier text or form. */
  busy: boolean
  content: string
  /** The text as generated. */
  written: string
  posting: string
  work: FixWork
  /** A text is being generated. */
  pending: boolean
  /** The last part. */
  children?: ReactNode
}

/** The analysis in three steps: the score with its coverage, what to fix first, and the details. */
export function AnalysisView({
  analysis,
  live,
  busy,
  content,
  written,
  posting,
  work,
  pending,
  children,
}: AnalysisViewProps) {
  const { strengths, suggestions, checks, requirements, atsScore } = analysis
  const form = work.readForm()
  const { kind } = form
  const fixes = findFixes(analysis, { form, isEdited: work.isEdited, unused: work.unused })
  const { score, text } = promises[kind]
  const promise = (atsScore ?? score) < score ? text : undefined
  const home = useRef<HTMLDivElement>(null)
  const keywords = useRef<HTMLDivElement>(null)
  const { dialog, open } = useTermDialog({ work, content, written, home })

  const fix: OnFix = (target, text) => {
    if (target.kind === 'term') open(target.any, target.isFound)
    else if (target.kind === 'keywords') keywords.current?.focus()
    else work.goTo(target, text)
  }

  if (atsScore === null)
    return (
      <Stack gap="lg">
        <StaleNote work={work} pending={pending} />
        <ScoreCard kind={kind} analysis={analysis} busy={busy} />
        {children}
      </Stack>
    )
  return (
    <Stack gap="lg">
      <StaleNote work={work} pending={pending} />
      <ScoreCard kind={kind} analysis={analysis} busy={busy} />
      <div ref={home} tabIndex={-1} className="empty:hidden">
        <FixList fixes={fixes.first} promise={promise} onFix={fix} />
      </div>
      {requirements.length > 0 && (
        <Section
          title="Keywords"
          description="What the posting asks for. One of several alternatives is enough. Choose a missing one to say where you used it."
        >
          <div ref={keywords} tabIndex={-1} className="scroll-mt-40">
            <RequirementList
              requirements={requirements}
              unused={work.unused}
              onAdd={(any) => open(any)}
              onRestore={(name) => work.setUnused(work.unused.filter((term) => term !== name))}
            />
          </div>
        </Section>
      )}
      <Section title="Details">
        <div className="grid gap-2">
          <Details title="Strengths" items={strengths} as="checks" />
          {fixes.more.length > 0 && (
            <Disclosure summary="More Suggestions">
              <FixItems fixes={fixes.more} onFix={fix} />
            </Disclosure>
          )}
          <Details
            title={suggestions.length > 0 ? 'More Suggestions' : 'General Suggestions'}
            description={fixes.first.length === 0 ? promise : undefined}
            items={listOtherSuggestions(suggestions, fixes, kind)}
          />
          {checks.length > 0 && (
            <Disclosure summary="Score Breakdown">
              <p className="mb-3">Open an item to see why, and how to improve it.</p>
              <CheckItems checks={checks} targets={fixes.byCheck} onFix={fix} />
            </Disclosure>
          )}
          {live && live.terms.length > 0 && (
            <Disclosure summary="Keywords in Both Texts">
              <MarkedTexts
                title={kind === 'resume' ? 'Your Resume' : 'Your Cover Letter'}
                content={content}
                posting={posting}
                terms={live.terms}
                onTerm={(term, state) => {
                  if (state === 'missing') open(requirements.find(({ any }) => any.includes(term))?.any ?? [term])
                  else work.goTo({ kind: 'text', words: term }, `"${term}" earns no points here. Say it in a sentence.`)
                }}
              />
            </Disclosure>
          )}
          {live && <Details title="What This Score Doesn't Measure" items={live.limits} />}
        </div>
      </Section>
      {children}
      {dialog}
    </Stack>
  )
}

interface DetailsProps {
  title: string
  description?: string | undefined
  items: readonly string[]
  as?: 'checks' | 'list'
}

function Details({ title, description, items, as = 'list' }: DetailsProps) {
  const unique = [...new Set(items)]
  if (unique.length === 0) return null
  return (
    <Disclosure summary={title}>
      <div className="grid gap-3 wrap-anywhere">
        {description && <p>{description}</p>}
        {as === 'checks' ? (
          <CheckList items={unique} />
        ) : (
          <BulletList items={unique} className="gap-2 marker:text-muted" />
        )}
      </div>
    </Disclosure>
  )
}
