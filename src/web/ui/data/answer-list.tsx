export interface AnswerListProps {
  items: readonly { question: string; answer: string; source: string }[]
}

/** Questions with their answers, and where each answer comes from. */
export function AnswerList({ items }: AnswerListProps) {
  return (
    <dl className="grid grid-cols-1 gap-4">
      {items.map(({ question, answer, source }) => (
        <div key={`${question} ${answer}`} className="break-inside-avoid">
          <dt className="text-sm font-medium wrap-anywhere text-muted">{question}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{answer}</dd>
          <dd className="text-sm text-muted">{source}</dd>
        </div>
      ))}
    </dl>
  )
}
