import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { listQuestions, readAnswers } from '#contract/answers.ts'
import { readProfile } from '#contract/profile.ts'
import { WantedGroups } from '#web/features/service/wanted/wanted-groups.tsx'
import { AnsweredQuestions, OpenQuestions } from '#web/features/work/answers/open-questions.tsx'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { paths } from '#web/paths.ts'
import type { Screen } from '#web/screens.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'

/** The addresses that open a group. */
const firstGroups = { [paths.rules]: 'rules', [paths.answers]: 'facts' } as const

/** Everything that a job seeker wants, and what their account manager asks. */
export default function WantedPage({ screen: { path, name, intro } }: { screen: Screen }) {
  const questions = useQuery({ ...queryFor(listQuestions), ...refetchWhenShown })
  const { data: answers } = useQuery(queryFor(readAnswers))
  const { data: profile = null } = useQuery(queryFor(readProfile))
  const { data: asked, ...state } = getQueryState(questions, 'The questions for you could not be loaded.')
  const openQuestions =
    asked && answers ? (
      <OpenQuestions questions={asked} facts={answers.facts} profile={profile} />
    ) : (
      state.failure !== null && <LoadStatus {...state} />
    )
  return (
    <Container width="text" className="grid grid-cols-1 gap-5 py-6 sm:py-8">
      <PageHeader
        title={name}
        subtitle={intro}
        actions={
          <Link href={paths.profile} className={buttonClass('secondary')}>
            Your Profile
          </Link>
        }
      />
      {path !== paths.rules && openQuestions}
      <WantedGroups key={path} first={firstGroups[path as keyof typeof firstGroups]} />
      {asked && <AnsweredQuestions questions={asked} />}
    </Container>
  )
}
