import { WaitingList } from '#web/features/people/users/waiting-list.tsx'
import { AdminFrame } from '#web/layouts/admin-frame.tsx'
import { keepFocusIn } from '#web/ui/overlay/keep-focus.ts'

const keepFocus = keepFocusIn('h1')

export default function WaitingPage() {
  return (
    // An assigned person leaves the list, and the focused button with them.
    <div ref={keepFocus}>
      <AdminFrame
        title="Waiting Subscribers"
        subtitle="We promise every subscriber an account manager within 24 hours. The longest wait comes first."
      >
        <WaitingList />
      </AdminFrame>
    </div>
  )
}
