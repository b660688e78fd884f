import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'

/* What is not in the prerendered form: the live page, and the later tabs, for which there is nothing yet when a builder is opened. */

export const { Component: LivePage } = lazyWithPreload(async () => (await import('./preview/live-page.tsx')).LivePage)

export const { Component: FixHint } = lazyWithPreload(async () => (await import('./analysis/fix-hint.tsx')).FixHint)
export const { Component: ResultView } = lazyWithPreload(async () => (await import('./result-view.tsx')).ResultView)
export const { Component: ScoreCard } = lazyWithPreload(
  async () => (await import('./analysis/score-card.tsx')).ScoreCard,
)
export const { Component: DesignCard } = lazyWithPreload(
  async () => (await import('./design/design-card.tsx')).DesignCard,
)
export const { Component: DesignPanel, preload: preloadDesignPanel } = lazyWithPreload(
  async () => (await import('./design/design-card.tsx')).DesignPanel,
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
