import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cn } from '../class-names.ts'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger'

export type BannerProps = {
  tone?: BannerTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** `alert` or `status` if it appears in response to an action. */
  role?: 'alert' | 'status' | 'note'
  className?: string
  ref?: Ref<HTMLDivElement>
}

const tones = {
  info: { icon: Info, box: 'border-accent-line bg-accent-soft', mark: 'text-accent-text' },
  success: { icon: CircleCheck, box: 'border-success-line bg-success-soft', mark: 'text-success-text' },
  warning: { icon: TriangleAlert, box: 'border-warning-line bg-warning-soft', mark: 'text-warning-text' },
  danger: { icon: CircleAlert, box: 'border-danger-line bg-danger-soft', mark: 'text-danger-text' },
}

export function Banner({ tone = 'info', title, children, action, role, className, ref }: BannerProps) {
  const { icon: Icon, box, mark } = tones[tone]
  return (
    <div ref={ref} role={role} className={cn('flex items-start gap-3 rounded-xl border p-4', box, className)}>
      <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', mark)} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-3">
        <div className="grid min-w-0 grow basis-56 gap-0.5">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action}
      </div>
    </div>
  )
}
