import { useSearchParams } from 'wouter'
import { StaffConversations } from '#web/features/service/conversations/staff-conversations.tsx'
import { OwnThread } from '#web/features/service/conversations/own-thread.tsx'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'

const title = 'Messages'

export default function MessagesPage() {
  const { role } = useSignedInUser()
  return (
    <Container narrow={role === 'user'} className="grid gap-5 py-3 sm:py-8">
      {/* A phone has room for the thread alone. */}
      <PageHeader title={title} className="max-sm:sr-only" />
      {role === 'user' ? <OwnThread /> : <OfStaff />}
    </Container>
  )
}

function OfStaff() {
  const [query] = useSearchParams()
  const selectedId = query.get('userId')
  return (
    <>
      {selectedId === null && <ListTitle />}
      <StaffConversations selectedId={selectedId} />
    </>
  )
}

/** Restores the title after a thread, whose title names the client. */
function ListTitle() {
  usePageTitle(title)
  return null
}
