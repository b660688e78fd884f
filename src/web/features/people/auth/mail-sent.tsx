import { MailCheck } from 'lucide-react'

export function MailSent({ message }: { message: string }) {
  return (
    <p className="flex gap-3 rounded-xl border border-success-line bg-success-soft p-4">
      <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-text" />
      {message}
    </p>
  )
}
