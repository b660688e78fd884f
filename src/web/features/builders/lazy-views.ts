import { onDemand } from '#web/ui/overlay/lazy-with-preload.tsx'

/* What the later tabs of a builder show: there is nothing for them yet when a builder is opened. */

export const { Part: ResultView, prefetch: prefetchResult } = onDemand(
  async () => (await import('./result-view.tsx')).ResultView,
)
export const { Part: ScoreCard } = onDemand(async () => (await import('./analysis/score-card.tsx')).ScoreCard)
export const { Part: DownloadsCard } = onDemand(
  async () => (await import('./documents/downloads-card.tsx')).DownloadsCard,
)
export const { Part: AnalysisView } = onDemand(async () => (await import('./analysis/analysis-view.tsx')).AnalysisView)
export const { Part: ParserView } = onDemand(async () => (await import('./analysis/parser-view.tsx')).ParserView)
