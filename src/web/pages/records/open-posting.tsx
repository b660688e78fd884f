import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRoute } from 'wouter'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { readApplication } from '#contract/applications.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { paths } from '#web/paths.ts'
import type { Screen } from '#web/screens.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'

/** Leads on to the posting. By this address an apply kit knows which application the tab is for. */
export default function OpenPostingPage({ screen }: { screen: Screen }) {
  const [, params] = useRoute(paths.openPostingScreen)
  const id = params?.id ?? ''
  const query = useQuery(queryFor(readApplication, { params: { id } }))
  const { data: application, ...state } = getQueryState(query, 'The application could not be loaded.')
  const jobUrl = application?.jobUrl ?? null
  useEffect(() => {
    if (jobUrl === null) return
    // The posting must not reach the tab that opened it.
    window.opener = null
    window.location.replace(jobUrl)
  }, [jobUrl])
  return (
    <Container narrow className="grid grid-cols-1 gap-6 py-10">
      <PageHeader title={screen.name} subtitle={application && `${application.position} at ${application.company}`} />
      {!application && <LoadStatus {...state} />}
      {jobUrl !== null && (
        <a href={jobUrl} rel="noopener noreferrer" className={linkClass}>
          Continue to the posting
        </a>
      )}
      {application && jobUrl === null && (
        <EmptyState
          title="This application has no link"
          text="Add the link of the posting, then open it again."
          action={
            <ButtonLink href={paths.applicationOf(application.userId, id)} variant="primary">
              Open the Application
            </ButtonLink>
          }
        />
      )}
    </Container>
  )
}
