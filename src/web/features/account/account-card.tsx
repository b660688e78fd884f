import type { ReactNode } from 'react'
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx'

interface AccountCardProps {
  id: string
  title: string
  description?: ReactNode
  actions?: ReactNode
  tone?: 'plain' | 'danger'
  children: ReactNode
}

/** One part of the account's settings. */
export function AccountCard({ id, title, description, actions, tone, children }: AccountCardProps) {
  return (
    <Card id={id} tone={tone} aria-labelledby={`${id}-title`}>
      <CardHeader id={`${id}-title`} title={title} description={description} actions={actions} />
      <CardBody className="grid gap-5">{children}</CardBody>
    </Card>
  )
}
