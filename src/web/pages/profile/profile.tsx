import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { summarizeApplications } from '#contract/application-summary.ts'
import { readProfile } from '#contract/profile.ts'
import { readUser } from '#contract/users.ts'
import { ClientAnswers } from '#web/features/work/answers/client-answers.tsx'
import { ClientNotes } from '#web/features/service/client-notes/client-notes.tsx'
import { ClientPlanMeter } from '#web/features/money/ledger/client-plan-meter.tsx'
import { ClientProfile } from '#web/features/people/profile/client-profile.tsx'
import { ProfileEditor } from '#web/features/people/profile/profile-editor.tsx'
import { StaffBackLink } from '#web/layouts/staff-back-link.tsx'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'

const title = 'Professional Profile'

export default function ProfilePage() {
  const { role } = useSignedInUser()
  const [query] = useSearchParams()
  const userId = role === 'user' ? null : query.get('userId')
  return (
    <Container narrow={userId === null} className="grid grid-cols-1 gap-5 py-6 sm:py-8">
      {userId === null ? <OwnProfile /> : <ProfileOfClient key={userId} userId={userId} />}
    </Container>
  )
}

function OwnProfile() {
  const isSeeker = useSignedInUser().role === 'user'
  const profile = useQuery({ ...queryFor(readProfile), ...refetchWhenShown })
  const { data: summary } = useQuery({ ...queryFor(summarizeApplications, {}), enabled: isSeeker })
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          isSeeker
            ? 'What your account manager uses to apply.'
            : "Profiles are for job seekers. You can fill in your own: no one applies for staff, and your clients don't see it."
        }
        actions={isSeeker && <ButtonLink href={paths.wanted}>What You Want</ButtonLink>}
      />
      {profile.data === undefined ? (
        <LoadStatus {...getQueryState(profile, 'Your profile could not be loaded.')} />
      ) : (
        <ProfileEditor
          profile={profile.data}
          hasSent={summary?.reached.some(({ stage, count }) => stage === 'applied' && count > 0)}
        />
      )}
    </>
  )
}

function ProfileOfClient({ userId }: { userId: string }) {
  const client = useQuery({ ...queryFor(readUser, { params: { userId } }), ...refetchWhenShown })
  const heading = client.data ? `${title} of ${client.data.firstName} ${client.data.lastName}` : title
  usePageTitle(heading)
  return (
    <>
      <PageHeader
        above={<StaffBackLink />}
        title={heading}
        actions={
          client.data?.role === 'user' && (
            <>
              <ButtonLink href={paths.reportsOf(userId)}>Weekly Reports</ButtonLink>
              <ButtonLink href={paths.conversationWith(userId)}>Write a Message</ButtonLink>
            </>
          )
        }
      />
      {client.data === undefined ? (
        <LoadStatus {...getQueryState(client, 'This client could not be loaded.')} />
      ) : (
        <>
          {client.data.role === 'user' && (
            <>
              <TitledCard id="client-plan" title="Plan">
                <ClientPlanMeter userId={userId} />
              </TitledCard>
              <TitledCard id="client-notes" title="Private Notes" description="Only your team sees these.">
                <ClientNotes userId={userId} />
              </TitledCard>
              <TitledCard id="client-answers" title="Answers for Job Sites">
                <ClientAnswers userId={userId} />
              </TitledCard>
            </>
          )}
          <ClientProfile client={client.data} profile={client.data.profile} />
        </>
      )}
    </>
  )
}
