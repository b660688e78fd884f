import { Badge } from '#web/ui/feedback/badge.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { Copyable } from './copyable.tsx'
import { ProfilePart } from './profile-part.tsx'

/** Copied as one comma-separated line. */
export function ClientPhrases({ title, phrases }: { title: 'Skills' | 'Certifications'; phrases: readonly string[] }) {
  const name = title.toLowerCase()
  return (
    <ProfilePart id={name} title={title}>
      {phrases.length === 0 ? (
        <p className="text-muted">No {name} yet.</p>
      ) : (
        <Copyable name={name} text={phrases.join(', ')}>
          <Row gap="xs">
            {phrases.map((phrase) => (
              <Badge key={phrase} className="wrap-anywhere">
                {phrase}
              </Badge>
            ))}
          </Row>
        </Copyable>
      )}
    </ProfilePart>
  )
}
