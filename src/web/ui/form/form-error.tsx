import { Banner } from '../feedback/banner.tsx'

/** Why the server refused the form. Renders nothing without a message. */
export function FormError({ message, className }: { message?: string | null; className?: string }) {
  if (!message) return null
  return (
    <Banner tone="danger" role="alert" className={className}>
      {message}
    </Banner>
  )
}
