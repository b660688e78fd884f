import type { ReactNode } from 'react'

export function AuthHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h1 tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      <p className="text-muted">{children}</p>
    </div>
  )
}
