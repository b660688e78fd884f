import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'

/* The later tabs and the design panel, in one chunk. There is nothing for them yet when a builder is opened. */

const loadViews = () => import('./document-views.ts')

export const ResultView = lazyWithPreload(async () => (await loadViews()).ResultView)
export const ScoreCard = lazyWithPreload(async () => (await loadViews()).ScoreCard)
export const DesignCard = lazyWithPreload(async () => (await loadViews()).DesignCard)
export const DesignPanel = lazyWithPreload(async () => (await loadViews()).DesignPanel)
export const DownloadsCard = lazyWithPreload(async () => (await loadViews()).DownloadsCard)
export const AnalysisView = lazyWithPreload(async () => (await loadViews()).AnalysisView)
export const PageMarks = lazyWithPreload(async () => (await loadViews()).PageMarks)
export const ParserView = lazyWithPreload(async () => (await loadViews()).ParserView)
export const CopyEditList = lazyWithPreload(async () => (await loadViews()).CopyEditList)
