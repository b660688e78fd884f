import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'

/* What the later tabs of a builder show: there is nothing for them yet when a builder is opened. */

export const { Component: ResultView } = lazyWithPreload(async () => (await import('./result-view.tsx')).ResultView)
export const { Component: ScoreCard } = lazyWithPreload(
  async () => (await import('./analysis/score-card.tsx')).ScoreCard,
)
export const { Component: DesignCard } = lazyWithPreload(
  async () => (await import('./design/design-card.tsx')).DesignCard,
)
export const { Component: DownloadsCard } = lazyWithPreload(
  async () => (await import('./documents/downloads-card.tsx')).DownloadsCard,
)
export const { Component: AnalysisView } = lazyWithPreload(
  async () => (await import('./analysis/analysis-view.tsx')).AnalysisView,
)
export const { Component: ParserView } = lazyWithPreload(
  async () => (await import('./analysis/parser-view.tsx')).ParserView,
)
