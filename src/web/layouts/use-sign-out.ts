import { logout } from '#contract/auth.ts'
import { clearDrafts } from '#web/lib/forms/drafts.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { paths } from '#web/paths.ts'

/** Ends the session and deletes the person's data from this browser. */
export function useSignOut() {
  return useCall(logout, {
    endsSession: true,
    failure: { title: 'Logout failed', fallback: 'You are still logged in. Please try again.' },
    onSuccess: () => {
      clearDrafts()
      leaveFor(paths.home)
    },
  })
}
