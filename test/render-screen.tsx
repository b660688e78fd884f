import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { currentUser } from '#contract/auth.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { OwnService, User } from '#contract/users.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { currentUserQuery } from '#web/lib/api/queries.ts'
import { currentToasts, dismissToast, subscribe } from '#web/lib/toasts.ts'
import { Toaster } from '#web/ui/feedback/toast.tsx'

export const seeker: User = {
  id: '5d2b4f3e-7c1a-4d7e-9f55-1c2d3e4f5a6b',
  email: 'sam@example.test',
  firstName: 'Sam',
  lastName: 'Seeker',
  profileImageUrl: null,
  biography: null,
  role: 'user',
  subscriptionPlan: null,
  subscriptionActive: false,
  emailVerified: true,
  createdAt: '2026-01-05T09:00:00.000Z',
}

/** The person signed in, as the server says. */
export const toCurrentUser = (person: User, service: OwnService | null = null): ReplyOf<typeof currentUser> => ({
  ...person,
  service,
  view: null,
  timeZone: 'UTC',
  mustSetUpSecondFactor: false,
  readsMail: true,
})

/** Renders `ui` as the app does: with its query client and toasts, and `person` signed in. */
export function renderScreen(ui: ReactNode, person: User = seeker, service: OwnService | null = null) {
  queryClient.clear()
  for (const { id } of currentToasts()) dismissToast(id)
  document.cookie = 'signed_in=1'
  queryClient.setQueryData(currentUserQuery.queryKey, toCurrentUser(person, service))
  // Nothing here depends on the speed of typing, and without the style sheet nothing can be behind something else.
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), ...render(ui, { wrapper: App }) }
}

function App({ children }: { children: ReactNode }) {
  const toasts = useSyncExternalStore(subscribe, currentToasts)
  return (
    <QueryClientProvider client={queryClient}>
      <main>{children}</main>
      <Toaster toasts={toasts} onDismiss={dismissToast} />
    </QueryClientProvider>
  )
}
