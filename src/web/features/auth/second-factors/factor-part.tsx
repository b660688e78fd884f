import type { ReactNode } from 'react'

interface FactorPartFrameProps {
  title: string
  text: ReactNode
  action?: ReactNode
  children?: ReactNode
}

/** One kind of factor: description, action, and what the account has. */
export function FactorPart({ title, text, action, children }: FactorPartFrameProps) {
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 grow basis-64 gap-1">
          <h3 className="text-lg">{title}</h3>
          <p className="text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
