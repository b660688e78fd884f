import { useQuery } from '@tanstack/react-query'
import {
  type ClientAnswer,
  type ClientAnswers as Answers,
  type ClientFacts,
  type ClientQuestion,
  listClientQuestions,
  readClientAnswers,
  askClient,
} from '#contract/answers.ts'
import { factQuestions } from '#contract/receipts.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { CopyText } from '#web/lib/copying.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { factTexts } from './fact-texts.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'

/** Which answers an application uses, by id or by the name of the fact. */
interface UsedAnswers {
  isUsed: (key: string) => boolean
  onChange: (key: string, used: boolean) => void
}

interface ClientAnswersProps {
  userId: string
  jobInterestId?: string | undefined
  /** Shows a box at each answer, to mark it as used. */
  used?: UsedAnswers
}

/** What the client answered and was asked, for staff who fill in an application form, with copy buttons. */
export function ClientAnswers({ userId, jobInterestId, used }: ClientAnswersProps) {
  const answers = useQuery({ ...queryFor(readClientAnswers, { params: { userId } }), refetchOnMount: 'always' })
  const questions = useQuery({ ...queryFor(listClientQuestions, { params: { userId } }), refetchOnMount: 'always' })
  const { data, ...state } = getQueryState(answers, "The client's answers could not be loaded.")
  const { data: asked, ...askedState } = getQueryState(questions, 'The questions could not be loaded.')
  return (
    <Stack>
      {data ? <StoredAnswers {...data} used={used} /> : <LoadStatus {...state} className="min-h-24" />}
      {asked ? <Questions questions={asked} used={used} /> : <LoadStatus {...askedState} className="min-h-12" />}
      <AskClient userId={userId} jobInterestId={jobInterestId} />
    </Stack>
  )
}

const factNames = Object.keys(factTexts) as (keyof ClientFacts)[]

type Marking = { used: UsedAnswers | undefined }

function StoredAnswers({ facts, answers, used }: Answers & Marking) {
  const topics = Map.groupBy(answers, ({ topic }) => topic)
  return (
    <>
      <DescriptionList
        columns={2}
        empty="Not answered"
        items={factNames.map((fact) => {
          const term = factQuestions[fact]
          const text = factTexts[fact](facts)
          return { term, value: text && <Copyable name={term.toLowerCase()} text={text} id={fact} used={used} /> }
        })}
      />
      {answers.length === 0 && <p className="text-muted">No free answers yet.</p>}
      {[...topics].map(([topic, entries]) => (
        <AnswersOnTopic key={topic} topic={topic} answers={entries} used={used} />
      ))}
    </>
  )
}

function AnswersOnTopic({ topic, answers, used }: { topic: string; answers: readonly ClientAnswer[] } & Marking) {
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold wrap-anywhere">{topic || 'Other Answers'}</h3>
      <dl className="grid gap-3">
        {answers.map(({ id, question, answer }) => (
          <div key={id}>
            <dt className="text-sm font-medium wrap-anywhere text-muted">{question}</dt>
            <dd>
              <Copyable name={`answer to ${question}`} text={answer} id={id} used={used} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Questions({ questions, used }: { questions: readonly ClientQuestion[] } & Marking) {
  if (questions.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">Questions Asked</h3>
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
                <Copyable name={`answer to ${question}`} text={answer} id={id} used={used} />
                <span className="text-sm text-muted">Said by the client on {showDay(answeredAt ?? createdAt)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CopyableProps extends Marking {
  /** What `used` knows the answer by. */
  id: string
  name: string
  text: string
}

const Copyable = ({ id, name, text, used }: CopyableProps) => (
  <span className="grid">
    <span className="flex items-start gap-1">
      <span className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</span>
      <CopyText text={text} label={`Copy ${name}`} what="answer" shown />
    </span>
    {used && (
      <CheckboxField
        label={
          <>
            Used<VisuallyHidden>: {name}</VisuallyHidden>
          </>
        }
        checked={used.isUsed(id)}
        onChange={({ target }) => used.onChange(id, target.checked)}
      />
    )}
  </span>
)

interface AskClientProps {
  userId: string
  jobInterestId?: string | undefined
}

/** Asks the client what their answers don't cover. Staff never answer for a client. */
function AskClient({ userId, jobInterestId }: AskClientProps) {
  const form = useContractForm(askClient.body, {
    defaultValues: { question: '' },
    draft: `question-for-${userId}`,
  })
  const ask = useCall(askClient, {
    success: 'We asked the client',
    failure: 'We could not ask the client',
    onSuccess: () => form.reset(),
  })
  const send = form.onSubmit((body) => ask.mutateAsync({ params: { userId }, body: { ...body, jobInterestId } }))
  return (
    <InlineDisclosure summary="Ask a Question">
      {/* Part of the form of an application; HTML has no form within a form. */}
      <div role="form" aria-label="New Question" className="grid gap-3 pt-2">
        <TextAreaField
          label="Your Question"
          help="As the form asks it. We notify the client, who answers in their own words."
          rows={2}
          {...form.field('question')}
        />
        <Button
          variant="secondary"
          loading={ask.isPending}
          className="justify-self-start"
          onClick={(event) => void send(event)}
        >
          Ask the Client
        </Button>
      </div>
    </InlineDisclosure>
  )
}
