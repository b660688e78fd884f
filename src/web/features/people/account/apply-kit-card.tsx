import { Link } from 'wouter'
import { tokenHours } from '#contract/apply-kit-facts.ts'
import { paths } from '#web/paths.ts'
import { cn } from '#web/ui/class-names.ts'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { useHasApplyKit } from './use-has-apply-kit.ts'

export function ApplyKitCard() {
  const hasKit = useHasApplyKit()
  return (
    <TitledCard
      id="apply-kit"
      title="Apply Kit"
      description={
        hasKit
          ? `Connected. After ${tokenHours} hours you connect it again.`
          : 'The browser extension that fills application forms for you.'
      }
    >
      <Link href={paths.applyKit} className={cn(linkClass, 'justify-self-start')}>
        {hasKit ? 'Connect Another Apply Kit' : 'Connect the Apply Kit'}
      </Link>
    </TitledCard>
  )
}
