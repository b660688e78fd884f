import { Button } from '#web/ui/form/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Row, Section } from '#web/ui/layout/page.tsx'
import type { Fix, FixTarget } from './fixes.ts'

interface FixListProps {
  fixes: readonly Fix[]
  /** What the fixes lead to. */
  promise: string | undefined
  onFix: (target: FixTarget) => void
}

/** The few things that raise the score most, each with a button that leads to where it is done. */
export function FixList({ fixes, promise, onFix }: FixListProps) {
  if (fixes.length === 0) return null
  return (
    <Section title="Fix These First" description={[promise, 'Change only what is true for you.'].join(' ').trim()}>
      <Card as="div">
        <ol className="divide-y divide-line">
          {fixes.map((fix) => (
            <li key={fix.id} className="grid gap-2 px-edge py-4 sm:px-6">
              <p className="font-medium wrap-anywhere">{fix.text}</p>
              {fix.evidence !== '' && (
                <blockquote className="border-s-2 border-line ps-3 text-muted wrap-anywhere">{fix.evidence}</blockquote>
              )}
              <Row className="justify-between">
                <Button variant="secondary" size="sm" onClick={() => onFix(fix.target)}>
                  {getLabel(fix.target)}
                </Button>
                {fix.points !== null && <Badge tone="accent">up to {formatPoints(fix.points)}</Badge>}
              </Row>
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  )
}

function getLabel(target: FixTarget): string {
  if (target.kind === 'skill') return `Add ${target.term} to my skills`
  return target.kind === 'field' ? 'Go to the Field' : 'Go to the Text'
}

function formatPoints(points: number): string {
  const rounded = Math.max(1, Math.round(points))
  return rounded === 1 ? '1 point' : `${rounded} points`
}
