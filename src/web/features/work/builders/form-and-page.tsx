import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { cn } from '#web/ui/class-names.ts'
import { Stack } from '#web/ui/layout/page.tsx'
import { LivePage, type LivePageProps } from './preview/live-page.tsx'
import { BlankPage, NoPages } from './preview/blank-page.tsx'

interface FormAndPageProps {
  page: LivePageProps
  /** Whether there is anything to show: the preview is not loaded for a blank form. */
  hasText: boolean
  /** Whether the tab with the form is open. */
  isOpen: boolean
  /** The hint that led to a field. When it changes, the form is shown. */
  reveal?: object | null
  /** The text while it is being written. It takes the place of the page, and on a narrow window that of the form too. */
  writing?: ReactNode
  /** The button that submits the form, with its note. It shows the form first, where an invalid field takes the focus. */
  renderAction: (showForm: () => void) => ReactNode
  children: ReactNode
}

const sides = [
  { value: 'form', label: 'Edit' },
  { value: 'page', label: 'Page' },
] as const

/** What takes the focus is scrolled clear of the bar, which has two lines on a phone. */
const clearOfBar = '[&_:is(input,textarea,button,summary)]:scroll-mb-10'

/** And clear of a hint, which stays below the bar of the site. */
const clearOfHint = '[&_:is(input,textarea,button,summary)]:scroll-mt-60'

/** The live page, and beside it the form that it is made of. A narrow window shows one of both. */
export function FormAndPage({
  page,
  hasText,
  isOpen,
  reveal = null,
  writing = null,
  renderAction,
  children,
}: FormAndPageProps) {
  const [side, setSide] = useState<'form' | 'page'>('form')
  const [revealed, setRevealed] = useState(reveal)
  if (reveal !== revealed) {
    setRevealed(reveal)
    setSide('form')
  }
  const isWide = useSyncExternalStore(
    subscribeToWidth,
    () => wideWindow().matches,
    () => false,
  )
  const shownSide = writing === null ? side : 'page'
  const pageSection = useRef<HTMLElement>(null)
  const formScroll = useRef(0)

  /** Shows the page from its top, and the form where it was left. */
  function show(next: 'form' | 'page') {
    if (side === 'form') formScroll.current = window.scrollY
    flushSync(() => setSide(next))
    if (next === 'page') pageSection.current?.scrollIntoView()
    else window.scrollTo({ top: formScroll.current })
  }

  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 xl:gap-8">
        <Stack
          className={cn(
            // Placed, so that the form stays where it is while a slow document is still coming in.
            'lg:col-start-2 lg:row-start-1',
            clearOfBar,
            reveal !== null && clearOfHint,
            shownSide === 'page' && 'max-lg:hidden',
          )}
        >
          {children}
        </Stack>
        <section
          ref={pageSection}
          aria-label="Live Page"
          className={cn(
            'min-w-0 lg:sticky lg:top-(--below-bar) lg:col-start-1 lg:row-start-1',
            shownSide === 'form' && 'max-lg:hidden',
          )}
        >
          {writing ??
            (isOpen && (side === 'page' || (isWide && hasText)) ? (
              <LivePage {...page} />
            ) : (
              <Stack gap="sm">
                <NoPages />
                <BlankPage paper={page.request.design.paper}>{page.hint}</BlankPage>
              </Stack>
            ))}
        </section>
      </div>
      <div className="sticky bottom-0 z-10 -mx-margin mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-margin py-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
        <div
          role="group"
          aria-label="Show"
          className="flex gap-1 rounded-xl bg-sunken p-1 lg:hidden forced-colors:border"
        >
          {sides.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={side === value}
              onClick={() => show(value)}
              className="min-h-9 cursor-pointer rounded-lg border border-transparent px-2.5 text-sm font-semibold text-muted aria-pressed:border-line aria-pressed:bg-chosen aria-pressed:text-ink aria-pressed:shadow-card pointer-coarse:min-h-11 forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none"
            >
              {label}
            </button>
          ))}
        </div>
        {renderAction(() => flushSync(() => setSide('form')))}
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
