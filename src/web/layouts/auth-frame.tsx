import { ArrowLeft, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { paths } from '#web/paths.ts'
import { Logo } from './logo.tsx'

const sellingPoints = [
  'Beat applicant-tracking filters',
  'AI-powered resume optimization',
  'A dedicated account manager',
  'Professional application management',
  'Direct contact with hiring managers',
] as const

/** The frame of the sign-in screens: the form, and the selling points beside it. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[1.1fr_1fr]">
      <div className="flex flex-col px-4 py-4 sm:px-8">
        <header className="flex flex-wrap items-center justify-between gap-x-4">
          <Logo />
          <ButtonLink href={paths.home} variant="ghost" className="-me-2">
            <ArrowLeft aria-hidden="true" />
            Home
          </ButtonLink>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto grid w-full max-w-md grow grid-cols-1 content-center gap-7 py-10"
        >
          {children}
        </main>
      </div>
      <aside
        aria-labelledby="selling-points"
        className="grid content-center border-t border-line bg-sunken px-4 py-12 sm:px-8 lg:border-s lg:border-t-0"
      >
        <div className="mx-auto grid w-full max-w-md grid-cols-1 gap-6">
          <h2 id="selling-points" className="text-2xl">
            A steadier way to a new job
          </h2>
          <ul className="grid grid-cols-1 gap-4">
            {sellingPoints.map((point) => (
              <li key={point} className="flex items-start gap-3 text-lg wrap-anywhere">
                <span className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text forced-colors:border">
                  <Check aria-hidden="true" className="size-4" />
                </span>
                {point}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  )
}
