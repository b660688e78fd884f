import { answerQuestion, type ClientFacts, type ClientQuestion } from '#contract/answers.ts'
import type { Profile } from '#contract/profile.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { Button } from '#web/ui/form/button.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { suggestAnswer } from './suggest-answer.ts'
import { SuggestionNote } from './suggestion-note.tsx'

interface QuestionsProps {
  questions: readonly ClientQuestion[]
  facts: ClientFacts
  profile: Profile | null
}

/** What the account manager asked, to be answered in place. */
export function OpenQuestions({ questions, facts, profile }: QuestionsProps) {
  const open = questions.filter(({ state }) => state === 'open')
  if (open.length === 0) return null
  return (
    <TitledCard
      id="open-questions"
      title="Questions for You"
      description="A job site asks these questions. We continue once you answer."
    >
      {open.map((question, index) => (
        <QuestionForm key={question.id} number={index + 1} question={question} facts={facts} profile={profile} />
      ))}
    </TitledCard>
  )
}

const preferNot = 'Prefer not to say'

interface QuestionFormProps extends Omit<QuestionsProps, 'questions'> {
  question: ClientQuestion
  number: number
}

function QuestionForm({ question: asked, number, facts, profile }: QuestionFormProps) {
  const { id, question, sensitive, application } = asked
  const form = useContractForm(answerQuestion.body, {
    defaultValues: { answer: '', keep: !sensitive },
    draft: `question-${id}`,
  })
  const send = useCall(answerQuestion, {
    success: 'Answer sent',
    failure: 'Your answer was not sent',
  })
  const suggestion = sensitive ? null : suggestAnswer(question, facts, profile)
  const use = (text: string) => form.setValue('answer', text, { shouldDirty: true, shouldValidate: true })
  return (
    <form
      noValidate
      aria-label={`Question ${number}`}
      className="grid gap-3 rounded-xl border border-line px-margin py-4"
      onSubmit={form.onSubmit((body) => send.mutateAsync({ params: { id }, body }))}
    >
      <TextAreaField
        label={question}
        help={application && `For ${application.position} at ${application.company}`}
        rows={3}
        {...form.field('answer')}
      />
      {suggestion && <SuggestionNote {...suggestion} name={question} onUse={() => use(suggestion.text)} />}
      {sensitive ? (
        <p className="text-sm text-muted">
          This is personal, so you don't have to answer. We ask you each time and don't add it to your stored answers.
        </p>
      ) : (
        <CheckboxField label="Keep for next time" {...form.register('keep')} />
      )}
      <Row>
        <Button type="submit" loading={send.isPending}>
          Send Answer
        </Button>
        {sensitive && (
          <Button variant="secondary" disabled={send.isPending} onClick={() => use(preferNot)}>
            {preferNot}
          </Button>
        )}
      </Row>
    </form>
  )
}

/** What was asked before, folded. */
export function AnsweredQuestions({ questions }: Pick<QuestionsProps, 'questions'>) {
  const answered = questions.filter(({ state }) => state === 'answered')
  if (answered.length === 0) return null
  return (
    <Disclosure summary={`${formatPlural(answered.length, 'question')} answered`}>
      <ul className="grid gap-4">
        {answered.map(({ id, question, answer, answeredAt }) => (
          <li key={id} className="grid gap-0.5">
            <p className="font-medium wrap-anywhere text-ink">{question}</p>
            <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
            {answeredAt && <p className="text-sm">{showDay(answeredAt)}</p>}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
