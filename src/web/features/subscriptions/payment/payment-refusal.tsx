import { Banner } from '#web/ui/feedback/banner.tsx'

/** Why the last try was refused, until the next one. The toast has said it aloud, so this is no alert of its own. */
export function PaymentRefusal({ text }: { text: string | null }) {
  return text === null ? null : <Banner tone="danger">{text}</Banner>
}
