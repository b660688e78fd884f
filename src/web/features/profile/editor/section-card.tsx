import type { ReactNode } from 'react'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'

interface SectionCardProps {
  /** Target of the links in the completeness card. */
  id: string
  title: string
  description?: string
  actions?: ReactNode
  children: ReactNode
}

export function SectionCard({ id, title, description, actions, children }: SectionCardProps) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`}>
      <CardHeader id={`${id}-title`} title={title} description={description} actions={actions} />
      <CardBody className="grid grid-cols-1 gap-5">{children}</CardBody>
    </Card>
  )
}
