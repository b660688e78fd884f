import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'

/* What is not in the prerendered form: the live page, and the later tabs, for which there is nothing yet when a builder is opened. */

export const LivePage = lazyWithPreload(async () => (await import('./preview/live-page.tsx')).LivePage)

export const FixHint = lazyWithPreload(async () => (await import('./analysis/fix-hint.tsx')).FixHint)
export const ResultView = lazyWithPreload(async () => (await import('./result-view.tsx')).ResultView)
export const ScoreCard = lazyWithPreload(async () => (await import('./analysis/score-card.tsx')).ScoreCard)
export const DesignCard = lazyWithPreload(async () => (await import('./design/design-card.tsx')).DesignCard)
export const DesignPanel = lazyWithPreload(async () => (await import('./design/design-card.tsx')).DesignPanel)
export const DownloadsCard = lazyWithPreload(async () => (await import('./documents/downloads-card.tsx')).DownloadsCard)
export const AnalysisView = lazyWithPreload(async () => (await import('./analysis/analysis-view.tsx')).AnalysisView)
export const ParserView = lazyWithPreload(async () => (await import('./analysis/parser-view.tsx')).ParserView)
