import type { ReactNode } from 'react'
import { Card, CardBody, CardHeader } from './card.tsx'
import { keepFocus } from '../overlay/keep-focus.ts'

export interface TitledCardProps {
  id: string
  title: string
  description?: ReactNode
  actions?: ReactNode
  tone?: 'plain' | 'danger'
  children: ReactNode
}

/** A card that is a region named by its title. */
export function TitledCard({ id, title, description, actions, tone, children }: TitledCardProps) {
  return (
    <Card ref={keepFocus} id={id} tone={tone} aria-labelledby={`${id}-title`}>
      <CardHeader id={`${id}-title`} className="sm:pt-5" title={title} description={description} actions={actions} />
      <CardBody className="grid grid-cols-1 content-start gap-4 pt-4">{children}</CardBody>
    </Card>
  )
}
