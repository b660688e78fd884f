import type { ReactNode } from 'react'
import type { Analysis } from '#contract/analysis.ts'
import type { DocumentKind } from '#contract/documents.ts'
import type { DetailedAnalysis } from '#analysis/detailed-analysis.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { CheckList } from '#web/ui/data/check-list.tsx'
import { Grid, Section, Stack } from '#web/ui/layout/page.tsx'
import { defaultSuggestions, promises } from './bands.ts'
import { CheckItems } from './check-items.tsx'
import { MarkedTexts } from './marked-texts.tsx'
import { ScoreCard } from './score-card.tsx'

interface AnalysisViewProps {
  kind: DocumentKind
  analysis: Analysis
  live: DetailedAnalysis | null
  content: string
  posting: string
  /** Stands at the end. */
  children?: ReactNode
}

/** The whole analysis: the score, all that it is made of, and what it does not know. */
export function AnalysisView({ kind, analysis, live, content, posting, children }: AnalysisViewProps) {
  const { strengths, improvements, keywords, checks } = analysis
  const suggestions = analysis.suggestions.length > 0 ? analysis.suggestions : defaultSuggestions[kind]
  return (
    <Stack gap="lg">
      <ScoreCard analysis={analysis} />
      <Grid>
        <ListCard title="Strengths" items={strengths} empty="Nothing stands out yet." />
        <ListCard title="Improvements" items={improvements} empty="Nothing to improve." />
      </Grid>
      <ListCard title="Suggestions" description={promises[kind]} items={suggestions} empty="" />
      {keywords.length > 0 && (
        <Section title="Keywords" description="Keywords from the job description that your text covers.">
          <ul className="flex flex-wrap gap-2">
            {keywords.map((keyword) => (
              <li key={keyword} className="max-w-full wrap-anywhere">
                <Badge tone="accent">{keyword}</Badge>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Where Each Point Comes From" description="Open a check to see its evidence and how to fix it.">
        <CheckItems checks={checks} />
      </Section>
      {live && live.terms.length > 0 && (
        <MarkedTexts
          title={kind === 'resume' ? 'Your Resume' : 'Your Cover Letter'}
          content={content}
          posting={posting}
          terms={live.terms}
        />
      )}
      {live && <ListCard title="What the Score Cannot Tell" items={live.limits} empty="" />}
      {children}
    </Stack>
  )
}

interface ListCardProps {
  title: string
  description?: string
  items: readonly string[]
  empty: string
}

function ListCard({ title, description, items, empty }: ListCardProps) {
  const unique = [...new Set(items)]
  return (
    <Card>
      <CardHeader title={title} description={description} />
      <CardBody className="wrap-anywhere">
        {unique.length === 0 && <p className="text-muted">{empty}</p>}
        {title === 'Strengths' ? (
          <CheckList items={unique} />
        ) : (
          <ul className="grid list-disc gap-2 ps-5 marker:text-muted">
            {unique.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}
