import { type FormEvent, useState } from 'react'
import type { LetterQuestion as Question } from '@foothold/resume-engine/forms'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/page.tsx'

interface LetterQuestionProps {
  questions: readonly Question[]
  pending: boolean
  /** Puts the answer into the form and writes the letter again. */
  onAnswer: (question: Question, answer: string) => void
}

/** Asks for one thing that the letter lacks, the most valuable first. Each question is asked once while the page is open. */
export function LetterQuestion({ questions, pending, onAnswer }: LetterQuestionProps) {
  const [asked, setAsked] = useState<readonly string[]>([])
  const note = questions.find(({ field }) => field === '')
  if (note) return <Banner tone="info" title={note.ask} />
  const question = questions.find(({ ask }) => !asked.includes(ask))
  if (!question) return null
  const close = () => setAsked([...asked, question.ask])
  return (
    <AnswerForm
      key={question.ask}
      question={question}
      pending={pending}
      onAnswer={(answer) => {
        onAnswer(question, answer)
        close()
      }}
      onSkip={close}
    />
  )
}

interface AnswerFormProps {
  question: Question
  pending: boolean
  onAnswer: (answer: string) => void
  onSkip: () => void
}

/** Begins with the line that the answer replaces, so that none of its facts are lost. */
function AnswerForm({ question, pending, onAnswer, onSkip }: AnswerFormProps) {
  const typed = question.keepsNote ? '' : question.note
  const [answer, setAnswer] = useState(typed)
  const isAnswered = answer.trim() !== '' && answer.trim() !== typed

  function use(event: FormEvent) {
    event.preventDefault()
    if (isAnswered) onAnswer(answer.trim())
  }

  return (
    <Card as="section" aria-label="A Question for You" className="px-edge py-4 sm:px-6">
      <form onSubmit={use} className="grid gap-3">
        <TextAreaField
          label={question.ask}
          help="Your answer goes into the form, and we write the letter again."
          rows={2}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <Row>
          <Button type="submit" size="sm" loading={pending} pendingLabel="Writing..." disabled={!isAnswered}>
            Use Answer
          </Button>
          <Button variant="ghost" size="sm" onClick={onSkip}>
            Skip Question
          </Button>
        </Row>
      </form>
    </Card>
  )
}
