import { useQuery } from '@tanstack/react-query'
import { ButtonLink, TextLink } from '#web/lib/navigation/links.tsx'
import { listQuestions, readAnswers } from '#contract/answers.ts'
import { readProfile } from '#contract/profile.ts'
import { type WantedGroup, WantedGroups } from '#web/features/service/wanted/wanted-groups.tsx'
import { AnsweredQuestions, OpenQuestions } from '#web/features/work/answers/open-questions.tsx'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { paths } from '#web/paths.ts'
import type { Screen } from '#web/screens.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'

interface Part {
  groups: readonly WantedGroup[]
  /** What the other page has. */
  others: string
}

/** The addresses that show a part of it, with the fields of the first group. */
const parts: Record<string, Part> = {
  [paths.rules]: { groups: ['rules', 'jobs'], others: 'Your preferences and answers' },
  [paths.answers]: { groups: ['facts'], others: 'Your rules, jobs and preferences' },
}

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
  const part = parts[path]
  return (
    <Container className="grid grid-cols-1 gap-5 py-6 sm:py-8">
      <PageHeader title={name} subtitle={intro} actions={<ButtonLink href={paths.profile}>Your Profile</ButtonLink>} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="grid grid-cols-1 gap-5 empty:hidden lg:col-start-2">
          {path !== paths.rules && openQuestions}
          {asked && path !== paths.rules && <AnsweredQuestions questions={asked} />}
          {part && (
            <p className="text-muted">
              {part.others} are part of <TextLink href={paths.wanted}>What You Want</TextLink>.
            </p>
          )}
        </div>
        <div className="lg:col-start-1 lg:row-start-1">
          <WantedGroups key={path} groups={part?.groups} first={part?.groups[0]} />
        </div>
      </div>
    </Container>
  )
}
