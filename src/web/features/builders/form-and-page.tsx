import { Eye, PenLine } from 'lucide-react'
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import type { DesignOptions } from '#contract/designs.ts'
import { cn } from '#web/ui/class-names.ts'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { LivePage } from './lazy-views.ts'
import { BlankPage } from './preview/blank-page.tsx'
import type { PreviewSource } from './preview/use-preview.ts'

interface FormAndPageProps {
  source: PreviewSource
  onDesign: (design: DesignOptions) => void
  hint: string
  /** Whether the tab with the form is open. */
  isOpen: boolean
  /** The button that submits the form, with its note. */
  action: ReactNode
  children: ReactNode
}

const sides = [
  { value: 'form', label: 'Edit', icon: <PenLine aria-hidden="true" /> },
  { value: 'page', label: 'Page', icon: <Eye aria-hidden="true" /> },
] as const

/** The form with its live page beside it. A narrow window shows one of both. */
export function FormAndPage({ source, onDesign, hint, isOpen, action, children }: FormAndPageProps) {
  const [side, setSide] = useState<'form' | 'page'>('form')
  const isWide = useSyncExternalStore(
    subscribeToWidth,
    () => wideWindow().matches,
    () => false,
  )
  const blank = <BlankPage paper={source.design.paper}>{hint}</BlankPage>
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 xl:gap-8">
        <Stack className={cn(side === 'page' && 'max-lg:hidden')}>{children}</Stack>
        <section
          aria-label="Live Page"
          className={cn('min-w-0 lg:sticky lg:top-(--below-bar)', side === 'form' && 'max-lg:hidden')}
        >
          {isOpen && (isWide || side === 'page') ? (
            <Suspense fallback={blank}>
              <LivePage source={source} onDesign={onDesign} hint={hint} />
            </Suspense>
          ) : (
            blank
          )}
        </section>
      </div>
      <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-3 border-t border-line bg-surface py-3">
        <Segmented label="Show" options={sides} value={side} onValueChange={setSide} className="lg:hidden" />
        {action}
      </div>
    </>
  )
}

const wideWindow = () => window.matchMedia('(min-width: 64rem)')

function subscribeToWidth(onChange: () => void) {
  const query = wideWindow()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
