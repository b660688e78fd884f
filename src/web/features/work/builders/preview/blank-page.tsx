import type { ReactNode } from 'react'
import type { Paper } from '@foothold/resume-engine/designs'

export const pageClass = 'w-full rounded-xs border border-line bg-paper text-paper-ink shadow-card'

/** A sheet without text, as large as the page that replaces it. */
export function BlankPage({ paper = 'letter', children }: { paper?: Paper; children?: ReactNode }) {
  return (
    <div
      className={`flex flex-col items-center px-6 pt-[38%] text-center ${pageClass} ${paper === 'a4' ? 'aspect-[210/297]' : 'aspect-[17/22]'}`}
    >
      {children && <p className="max-w-60 text-balance text-[#595959]">{children}</p>}
    </div>
  )
}

/** In the place of the toolbar, so that nothing moves once there is a page. */
export const NoPages = () => <p className="flex min-h-9 items-center text-sm text-muted">Your page</p>
