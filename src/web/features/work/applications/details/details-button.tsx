import type { Application } from '#contract/applications.ts'
import { cn } from '#web/ui/class-names.ts'
import { linkClass } from '#web/ui/layout/link-text.tsx'

interface DetailsButtonProps {
  application: Pick<Application, 'id' | 'position' | 'company'>
  onOpen: (id: string) => void
  className?: string
}

export function DetailsButton({ application: { id, position, company }, onOpen, className }: DetailsButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Details of ${position} at ${company}`}
      onClick={() => onOpen(id)}
      className={cn(
        linkClass,
        'cursor-pointer text-start font-semibold wrap-anywhere pointer-coarse:min-h-11',
        className,
      )}
    >
      {position}
    </button>
  )
}
