import { Badge } from '#web/ui/feedback/badge.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { Copyable } from './copyable.tsx'

/** Copied as one comma-separated line. */
export function Phrases({ name, phrases }: { name: 'skills' | 'certifications'; phrases: readonly string[] }) {
  if (phrases.length === 0) return <p className="text-muted">No {name} yet.</p>
  return (
    <Copyable name={name} text={phrases.join(', ')}>
      <Row gap="xs">
        {phrases.map((phrase) => (
          <Badge key={phrase} className="wrap-anywhere">
            {phrase}
          </Badge>
        ))}
      </Row>
    </Copyable>
  )
}
