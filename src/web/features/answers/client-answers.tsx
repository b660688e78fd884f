import { useQuery } from '@tanstack/react-query'
import {
  type ClientAnswer,
  type ClientAnswers as Answers,
  type ClientFacts,
  type ClientQuestion,
  listClientQuestions,
  readClientAnswers,
} from '#contract/answers.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { showToast } from '#web/lib/toasts.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { formatCount } from '#web/ui/data/format-number.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { AskClient } from './ask-client.tsx'

interface ClientAnswersProps {
  userId: string
  jobInterestId?: string | undefined
}

/** What the client answered and was asked, for staff who fill in an application form, with copy buttons. */
export function ClientAnswers({ userId, jobInterestId }: ClientAnswersProps) {
  const answers = useQuery({ ...queryFor(readClientAnswers, { params: { userId } }), refetchOnMount: 'always' })
  const questions = useQuery({ ...queryFor(listClientQuestions, { params: { userId } }), refetchOnMount: 'always' })
  const { data, ...state } = getQueryState(answers, "The client's answers could not be loaded.")
  const { data: asked, ...askedState } = getQueryState(questions, 'The questions could not be loaded.')
  return (
    <Stack>
      {data ? <StoredAnswers {...data} /> : <LoadStatus {...state} className="min-h-24" />}
      {asked ? <Questions questions={asked} /> : <LoadStatus {...askedState} className="min-h-12" />}
      <AskClient userId={userId} jobInterestId={jobInterestId} />
    </Stack>
  )
}

const yesOrNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No')

const toItems = (facts: ClientFacts) => [
  { term: 'Work authorization', value: facts.workAuthorization },
  { term: 'Needs sponsorship', value: yesOrNo(facts.sponsorshipNeeded) },
  { term: 'Salary expectation', value: facts.salaryExpectation && `$${formatCount(facts.salaryExpectation)}` },
  { term: 'Notice period', value: facts.noticePeriod },
  { term: 'Willing to relocate', value: yesOrNo(facts.willingToRelocate) },
  { term: 'Over 18', value: yesOrNo(facts.over18) },
]

function StoredAnswers({ facts, answers }: Answers) {
  const topics = Map.groupBy(answers, ({ topic }) => topic)
  return (
    <>
      <DescriptionList
        columns={2}
        empty="Not answered"
        items={toItems(facts).map(({ term, value }) => ({
          term,
          value: typeof value === 'string' && <Copyable name={term.toLowerCase()} text={value} />,
        }))}
      />
      {answers.length === 0 && <p className="text-muted">No free answers yet.</p>}
      {[...topics].map(([topic, entries]) => (
        <AnswersOnTopic key={topic} topic={topic} answers={entries} />
      ))}
    </>
  )
}

function AnswersOnTopic({ topic, answers }: { topic: string; answers: readonly ClientAnswer[] }) {
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold wrap-anywhere">{topic || 'Other answers'}</h3>
      <dl className="grid gap-3">
        {answers.map(({ id, question, answer }) => (
          <div key={id}>
            <dt className="text-sm font-medium wrap-anywhere text-muted">{question}</dt>
            <dd>
              <Copyable name={`answer to ${question}`} text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Questions({ questions }: { questions: readonly ClientQuestion[] }) {
  if (questions.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">Questions asked</h3>
      <ul className="grid gap-3">
        {questions.map(({ id, question, answer, answeredAt, createdAt }) => (
          <li key={id} className="grid gap-0.5">
            <span className="text-sm font-medium wrap-anywhere text-muted">{question}</span>
            {answer === null ? (
              <span>
                <Badge tone="warning">Waiting since {showDay(createdAt)}</Badge>
              </span>
            ) : (
              <>
                <Copyable name={`answer to ${question}`} text={answer} />
                <span className="text-sm text-muted">Said by the client on {showDay(answeredAt ?? createdAt)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const showCopyError = () =>
  showToast({ title: 'Copying failed', description: 'Select the answer and copy it yourself.', tone: 'danger' })

const Copyable = ({ name, text }: { name: string; text: string }) => (
  <span className="flex items-start gap-1">
    <span className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</span>
    <CopyButton text={text} label={`Copy ${name}`} onFailure={showCopyError} />
  </span>
)
