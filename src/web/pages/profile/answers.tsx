import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { listQuestions, readAnswers } from '#contract/answers.ts'
import { readProfile } from '#contract/profile.ts'
import { AnswersForm } from '#web/features/work/answers/answers-form.tsx'
import { Questions } from '#web/features/work/answers/open-questions.tsx'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { paths } from '#web/paths.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'

export default function AnswersPage() {
  const answers = useQuery({ ...queryFor(readAnswers), ...refetchWhenShown })
  const questions = useQuery({ ...queryFor(listQuestions), ...refetchWhenShown })
  const profile = useQuery(queryFor(readProfile))
  const { data, ...state } = getQueryState(answers, 'Your answers could not be loaded.')
  const { data: asked, ...askedState } = getQueryState(questions, 'The questions for you could not be loaded.')
  const known = profile.data ?? null
  return (
    <Container width="text" className="grid gap-8 py-8 sm:py-10">
      <PageHeader
        title="Answers for Job Sites"
        subtitle="Your account manager copies them into application forms."
        actions={
          <Link href={paths.rules} className={buttonClass('secondary')}>
            Rules for Applications
          </Link>
        }
      />
      {data && profile.isFetched ? (
        <>
          {asked ? (
            <Questions questions={asked} facts={data.facts} profile={known} />
          ) : (
            askedState.failure !== null && <LoadStatus {...askedState} />
          )}
          <AnswersForm answers={data} profile={known} />
        </>
      ) : (
        <LoadStatus {...state} />
      )}
    </Container>
  )
}
