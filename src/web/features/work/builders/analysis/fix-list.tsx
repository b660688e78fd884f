import { useId } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Row, Section } from '#web/ui/layout/page.tsx'
import { type Fix, type FixTarget, nameTerms } from './fixes.ts'

export type OnFix = (target: FixTarget, text: string) => void

interface FixListProps {
  fixes: readonly Fix[]
  /** What the fixes lead to. */
  promise: string | undefined
  onFix: OnFix
}

/** The few things that raise the score most, each with a button that leads to where it is done. */
export function FixList({ fixes, promise, onFix }: FixListProps) {
  if (fixes.length === 0) return null
  return (
    <Section title="Fix These First" description={[promise, 'Change only what is true for you.'].join(' ').trim()}>
      <Card as="div">
        <FixItems fixes={fixes} onFix={onFix} className="px-edge sm:px-6" />
      </Card>
    </Section>
  )
}

interface FixItemsProps extends Pick<FixListProps, 'fixes' | 'onFix'> {
  className?: string
}

export function FixItems({ fixes, onFix, className = '' }: FixItemsProps) {
  return (
    <ol className="divide-y divide-line">
      {fixes.map((fix) => (
        <FixItem key={fix.id} fix={fix} onFix={onFix} className={className} />
      ))}
    </ol>
  )
}

function FixItem({ fix, onFix, className }: { fix: Fix; onFix: OnFix; className: string }) {
  const id = useId()
  return (
    <li className={`grid gap-2 py-4 ${className}`}>
      <p id={id} className="font-medium wrap-anywhere">
        {fix.text}
      </p>
      {fix.evidence !== '' && (
        <blockquote className="border-s-2 border-line ps-3 text-muted wrap-anywhere">{fix.evidence}</blockquote>
      )}
      <Row className="justify-between">
        <FixButton target={fix.target} text={fix.text} describedBy={id} onFix={onFix} />
        {fix.points !== null && fix.points >= 0.5 && <Badge tone="accent">up to {formatPoints(fix.points)}</Badge>}
      </Row>
    </li>
  )
}

interface FixButtonProps {
  target: FixTarget
  /** The finding, which is shown where the button leads. */
  text: string
  describedBy?: string
  onFix: OnFix
}

export function FixButton({ target, text, describedBy, onFix }: FixButtonProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-describedby={describedBy}
      aria-haspopup={target.kind === 'term' ? 'dialog' : undefined}
      className="justify-self-start wrap-anywhere"
      onClick={() => onFix(target, text)}
    >
      {getLabel(target)}
    </Button>
  )
}

function getLabel(target: FixTarget): string {
  if (target.kind === 'term') return `Add ${nameTerms(target.any)}`
  if (target.kind === 'keywords') return 'Go to the Keywords'
  return target.kind === 'field' ? 'Go to the Field' : 'Go to the Text'
}

function formatPoints(points: number): string {
  const rounded = Math.max(1, Math.round(points))
  return rounded === 1 ? '1 point' : `${rounded} points`
}
