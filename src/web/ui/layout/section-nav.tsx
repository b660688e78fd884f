import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { cn } from '../class-names.ts'
import { useScrollSpy } from './use-scroll-spy.ts'

export interface SectionLink {
  /** Of the element that the link leads to. */
  id: string
  label: string
  /** Ticks the section off. Leave it out where nothing has to be done. */
  done?: boolean
}

interface SectionNavProps {
  label: string
  sections: readonly SectionLink[]
}

/** Links to the sections of a long page: beside them on a wide screen, a row to scroll above them on a narrow one. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const current = useScrollSpy(sections.map(({ id }) => id))
  useScrollToHash()
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="relative flex gap-1 max-lg:-mx-margin max-lg:overflow-x-auto max-lg:px-margin max-lg:py-1 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:grid">
        {sections.map(({ id, label: text, done }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={cn(
                'flex min-h-9 items-center gap-2 rounded-lg px-3 py-1.5 font-medium whitespace-nowrap text-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:min-h-11 lg:whitespace-normal',
                id === current && 'bg-accent-soft text-accent-text hover:bg-accent-soft forced-colors:underline',
              )}
            >
              {text}
              {done && (
                <>
                  {' '}
                  <Check aria-hidden="true" strokeWidth={2.5} className="ms-auto size-4 shrink-0 text-success-text" />
                  <span className="sr-only">(done)</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The sections are rendered after the browser looked for the one in the address. */
function useScrollToHash() {
  useEffect(() => {
    const id = window.location.hash.slice(1)
    if (id !== '') document.getElementById(id)?.scrollIntoView()
  }, [])
}
