import type { ReactNode } from 'react'
import { Card, IconTile } from '../layout/card.tsx'
import { cn } from '../class-names.ts'

export type StatProps = { label: string; value: ReactNode; hint?: ReactNode; icon?: ReactNode; className?: string }

export function Stat({ label, value, hint, icon, className }: StatProps) {
  return (
    <Card as="div" className={cn('flex-row items-start gap-4 p-5', className)}>
      {icon && <IconTile>{icon}</IconTile>}
      <dl className="grid min-w-0 gap-0.5">
        <dt className="text-sm font-medium text-muted">{label}</dt>
        <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
        {hint && <dd className="text-sm text-muted">{hint}</dd>}
      </dl>
    </Card>
  )
}
