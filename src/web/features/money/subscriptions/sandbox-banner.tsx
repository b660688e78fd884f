import { FlaskConical } from 'lucide-react'
import { cn } from '#web/ui/class-names.ts'

/** Sticky on every screen of the sandbox, below the top bar if there is one. */
export function SandboxBanner({ belowBar = false }: { belowBar?: boolean }) {
  return (
    <p
      role="note"
      className={cn(
        'sticky z-20 flex items-center justify-center gap-2 border-b border-warning-line bg-warning-soft px-4 py-2 text-center font-semibold text-warning-text',
        belowBar ? 'top-16' : 'top-0',
      )}
    >
      <FlaskConical aria-hidden="true" className="size-5 shrink-0" />
      Sandbox: no money moves
    </p>
  )
}
