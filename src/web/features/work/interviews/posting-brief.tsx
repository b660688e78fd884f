import type { InterviewBrief, InterviewDetails } from '#contract/interviews.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { useInterviewBrief } from './interviews.queries.ts'

/** What the Posting Asks For, with the client's own sentences, and questions made from it. */
export function PostingBrief({ interview, own }: { interview: InterviewDetails; own: boolean }) {
  const { data, ...state } = getQueryState(useInterviewBrief(interview.id), 'We could not read the posting.')
  if (!data)
    return (
      <Section level={3} title="What the Posting Asks For">
        <LoadStatus {...state} className="min-h-40" />
      </Section>
    )
  return (
    <>
      <Section level={3} title="What the Posting Asks For">
        <Requirements brief={data} own={own} />
      </Section>
      {data.questions.length > 0 && (
        <Section
          level={3}
          title="Likely Questions"
          description="We wrote these from the posting. The employer may ask others."
        >
          <ul className="grid list-disc gap-2 ps-5">
            {data.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Requirements({ brief: { hasPosting, requirements }, own }: { brief: InterviewBrief; own: boolean }) {
  if (requirements.length === 0)
    return (
      <p className="text-muted">
        {hasPosting ? 'We found no requirements in the posting.' : "We don't have the text of the posting."}
      </p>
    )
  return (
    <ul className="grid gap-5">
      {requirements.map(({ requirement, required, quotes }) => (
        <li key={requirement} className="grid gap-2">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
            {requirement}
            {!required && <Badge tone="neutral">Nice to have</Badge>}
          </span>
          {quotes.length === 0 && (
            <span className="text-muted">Nothing in {own ? 'your' : 'the'} profile about this yet</span>
          )}
          {quotes.map(({ text, source }) => (
            <figure key={text} className="grid gap-0.5 border-s-2 border-line ps-3">
              <blockquote className="wrap-anywhere">{text}</blockquote>
              <figcaption className="text-sm text-muted">{source}</figcaption>
            </figure>
          ))}
        </li>
      ))}
    </ul>
  )
}
