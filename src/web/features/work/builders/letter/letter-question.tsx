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
  const [answer, setAnswer] = useState('')
  const note = questions.find(({ field }) => field === '')
  if (note) return <Banner tone="info" title={note.ask} />
  const question = questions.find(({ ask }) => !asked.includes(ask))
  if (!question) return null

  function use(event: FormEvent) {
    event.preventDefault()
    if (!question || answer.trim() === '') return
    onAnswer(question, answer.trim())
    close(question)
  }

  function close({ ask }: Question) {
    setAsked([...asked, ask])
    setAnswer('')
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
          <Button type="submit" size="sm" loading={pending} pendingLabel="Writing..." disabled={answer.trim() === ''}>
            Use Answer
          </Button>
          <Button variant="ghost" size="sm" onClick={() => close(question)}>
            Skip Question
          </Button>
        </Row>
      </form>
    </Card>
  )
}
