import { Banner } from '#web/ui/feedback/banner.tsx'

/** Why the last payment was refused. No `role="alert"`: the toast has announced it. */
export function PaymentRefusal({ text }: { text: string | null }) {
  return text === null ? null : <Banner tone="danger">{text}</Banner>
}
