import type { ReactNode } from 'react'
import type { Analysis } from '#contract/analysis.ts'
import type { DocumentKind } from '#contract/documents.ts'
import type { DetailedAnalysis } from '#analysis/detailed-analysis.ts'
import { CheckList } from '#web/ui/data/check-list.tsx'
import { Section, Stack } from '#web/ui/layout/page.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { defaultSuggestions, promises } from './bands.ts'
import { CheckItems } from './check-items.tsx'
import { FixList } from './fix-list.tsx'
import { findFixes, type FixTarget } from './fixes.ts'
import { MarkedTexts } from './marked-texts.tsx'
import { RequirementList } from './requirement-list.tsx'
import { ScoreCard } from './score-card.tsx'

interface AnalysisViewProps {
  kind: DocumentKind
  analysis: Analysis
  live: DetailedAnalysis | null
  content: string
  posting: string
  onFix: (target: FixTarget) => void
  /** The last part. */
  children?: ReactNode
}

/** The analysis in three steps: the score with its coverage, what to fix first, and the details. */
export function AnalysisView({ kind, analysis, live, content, posting, onFix, children }: AnalysisViewProps) {
  const { strengths, checks, requirements, atsScore } = analysis
  const fixes = findFixes(kind, analysis)
  const given = new Set(fixes.map(({ text }) => text))
  const suggestions = analysis.suggestions.filter((suggestion) => !given.has(suggestion))
  const { score, text } = promises[kind]
  const promise = atsScore !== null && atsScore < score ? text : undefined
  return (
    <Stack gap="lg">
      <ScoreCard analysis={analysis} />
      <FixList fixes={fixes} promise={promise} onFix={onFix} />
      {requirements.length > 0 && (
        <Section title="Keywords" description="What the posting asks for. One of several alternatives is enough.">
          <RequirementList requirements={requirements} />
        </Section>
      )}
      <Section title="Details">
        <div className="grid gap-2">
          <Details title="Strengths" items={strengths} as="checks" />
          <Details
            title="More Suggestions"
            description={fixes.length === 0 ? promise : undefined}
            items={analysis.suggestions.length > 0 ? suggestions : defaultSuggestions[kind]}
          />
          {checks.length > 0 && (
            <Disclosure summary="Score Breakdown">
              <p className="mb-3">Open an item to see why, and how to improve it.</p>
              <CheckItems checks={checks} />
            </Disclosure>
          )}
          {live && live.terms.length > 0 && (
            <Disclosure summary="Keywords in Both Texts">
              <MarkedTexts
                title={kind === 'resume' ? 'Your Resume' : 'Your Cover Letter'}
                content={content}
                posting={posting}
                terms={live.terms}
              />
            </Disclosure>
          )}
          {live && <Details title="What This Score Doesn't Measure" items={live.limits} />}
        </div>
      </Section>
      {children}
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
          <ul className="grid list-disc gap-2 ps-5 marker:text-muted">
            {unique.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
    </Disclosure>
  )
}
