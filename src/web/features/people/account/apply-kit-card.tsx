import { TextLink } from '#web/lib/navigation/links.tsx'
import { tokenHours } from '#contract/apply-kit-facts.ts'
import { useHasApplyKit } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'

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
      <TextLink href={paths.applyKit} className="justify-self-start">
        {hasKit ? 'Connect Another Apply Kit' : 'Connect the Apply Kit'}
      </TextLink>
    </TitledCard>
  )
}
