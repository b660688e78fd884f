import type { ManagerCard } from '#contract/users.ts'
import { formatName } from '#web/lib/format/names.ts'
import { cn } from '#web/ui/class-names.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'

/** An account manager below what they wrote: picture, name, biography and when to reach them. */
export function ManagerSignature({ manager }: { manager: ManagerCard }) {
  const name = formatName(manager)
  return (
    <div className="flex items-start gap-4">
      <Avatar name={name} src={manager.profileImageUrl} size="lg" />
      <div className="grid min-w-0 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">Your account manager</p>
        <ManagerFacts manager={manager} />
      </div>
    </div>
  )
}

interface ManagerFactsProps {
  manager: Pick<ManagerCard, 'biography' | 'workingHours' | 'replyTime'>
  /** Leaves the biography out on a phone. */
  compact?: boolean
}

/** What a client wants to know of their account manager. */
export function ManagerFacts({ manager, compact = false }: ManagerFactsProps) {
  const { biography, workingHours, replyTime } = manager
  return (
    <>
      {biography !== null && <p className={cn('text-sm wrap-anywhere', compact && 'max-sm:hidden')}>{biography}</p>}
      <p className="text-sm text-muted empty:hidden">
        {workingHours !== null && `At work ${workingHours}. `}
        {replyTime !== null && `Usually replies ${replyTime}.`}
      </p>
    </>
  )
}
