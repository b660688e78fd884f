import type { ManagerCard } from '#contract/users.ts'
import { formatName } from '#web/lib/format/names.ts'
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

/** What a client wants to know of their account manager. */
export function ManagerFacts({ manager }: { manager: Pick<ManagerCard, 'biography' | 'workingHours' | 'replyTime'> }) {
  const { biography, workingHours, replyTime } = manager
  return (
    <>
      {biography !== null && <p className="text-sm wrap-anywhere">{biography}</p>}
      <p className="text-sm text-muted">
        At work {workingHours}.{replyTime !== null && ` Usually replies ${replyTime}.`}
      </p>
    </>
  )
}
