import { Pencil } from 'lucide-react'
import { Link, useRoute } from 'wouter'
import type { InterviewRoom as Interview } from '#contract/interviews.ts'
import { InterviewRoom } from '#web/features/work/interviews/interview-room.tsx'
import { getIcsUrl, useInterview } from '#web/features/work/interviews/interviews.queries.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { requestInterviewForm } from '#web/features/work/interviews/interview-request.ts'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { DownloadLink } from '#web/ui/form/download-link.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'
import { isOutOfReach, NoSuchPage } from '#web/layouts/not-found.tsx'

export default function InterviewPage() {
  const [, params] = useRoute(paths.interviewScreen)
  const query = useInterview(params?.id ?? '')
  const { data, ...state } = getQueryState(query, 'The interview could not be loaded.')
  if (isOutOfReach(query.error)) return <NoSuchPage />
  if (data) return <LoadedInterview key={data.id} interview={data} />
  return (
    <Container narrow className="grid gap-8 py-8 sm:py-10">
      <PageHeader title="Interview" />
      <LoadStatus {...state} />
    </Container>
  )
}

function LoadedInterview({ interview }: { interview: Interview }) {
  const { id: readerId, role } = useSignedInUser()
  const { id, applicationId, application, client } = interview
  const { company, position } = application
  const own = client.id === readerId
  usePageTitle(`Interview for ${position} at ${company}`)
  const back = role === 'admin' ? paths.applicationOf(client.id, applicationId) : paths.applicationIn(applicationId)
  return (
    <Container narrow className="grid grid-cols-1 gap-8 py-8 sm:py-10">
      <PageHeader
        above={
          <Link href={back} asChild>
            <BackLink>Back to the Application</BackLink>
          </Link>
        }
        title={`Interview at ${company}`}
        subtitle={position}
        actions={
          <>
            <Button
              variant="secondary"
              onClick={() => requestInterviewForm({ applicationId, company, position, interview })}
            >
              <Pencil aria-hidden="true" />
              Edit
            </Button>
            <DownloadLink href={getIcsUrl(id)} variant="secondary">
              Add to calendar
            </DownloadLink>
          </>
        }
      />
      <InterviewRoom interview={interview} own={own} />
    </Container>
  )
}
