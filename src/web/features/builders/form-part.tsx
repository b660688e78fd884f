import type { ReactNode } from 'react'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'

interface FormPartProps {
  title: string
  description?: string
  children: ReactNode
}

/** A part of a builder's form. It is no named region, because several parts repeat the name of their only field. */
export function FormPart({ title, description, children }: FormPartProps) {
  return (
    <Card>
      <CardHeader title={title} description={description} />
      <CardBody className="grid grid-cols-1 gap-5">{children}</CardBody>
    </Card>
  )
}
