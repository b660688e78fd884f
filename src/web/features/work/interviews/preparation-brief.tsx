import type { InterviewBrief, InterviewRoom } from '#contract/interviews.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { BulletList } from '#web/ui/data/check-list.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { useInterviewBrief } from './interviews.queries.ts'
import { kindLabels } from './interview-values.ts'
import { NoteLine } from './note-line.tsx'
import { Story } from './story.tsx'

interface PartProps {
  interview: InterviewRoom
  own: boolean
}

/** How it went last time, stories to tell, questions to expect and what to ask. */
export function PreparationBrief({ interview, own }: PartProps) {
  const { data, ...state } = getQueryState(useInterviewBrief(interview.id), 'We could not load the questions.')
  if (!data) return <LoadStatus {...state} className="min-h-160" />
  const reader = { interview, own }
  return (
    <>
      {data.languageNote !== null && (
        <Banner tone="info" title={data.languageNote}>
          So the questions below are in English.
        </Banner>
      )}
      {data.earlier.length > 0 && <Earlier earlier={data.earlier} />}
      <Stories {...reader} stories={data.stories} />
      <Questions {...reader} questions={data.questions} />
      <Section level={3} title="What to Ask Them" description="Two are enough. Choose what you want to know.">
        <BulletList items={data.asks} className="gap-2" />
      </Section>
    </>
  )
}

function Earlier({ earlier }: Pick<InterviewBrief, 'earlier'>) {
  return (
    <Section level={3} title="How It Went Last Time">
      <ul className="grid gap-3">
        {earlier.map(({ id, startsAt, kind, position, outcome }) => (
          <li key={id} className="grid gap-0.5 border-s-2 border-line ps-4">
            <span className="wrap-anywhere whitespace-pre-line">{outcome}</span>
            <span className="text-sm text-muted">
              {showDay(startsAt)}, {kindLabels[kind].toLowerCase()}, {position}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** With those that the client has written about, even if their resume no longer has them. */
function Stories({ interview, own, stories }: PartProps & Pick<InterviewBrief, 'stories'>) {
  const known = new Set(stories.map(({ about }) => about))
  const written = interview.answers.flatMap(({ part, about }) => (part === 'answer' || known.has(about) ? [] : about))
  const kept = [...new Set(written)].map((about) => ({ about, source: null, action: null, result: null }))
  return (
    <Section
      level={3}
      title="Three Stories to Tell"
      description="Most questions can be answered with one of them. Fill in what is missing, and keep each below two minutes."
    >
      <ol className="grid gap-6">
        {[...stories, ...kept].map((story, index) => (
          <Story key={story.about} interview={interview} own={own} story={story} number={index + 1} />
        ))}
      </ol>
    </Section>
  )
}

/** With those that the client has answered, even if we would choose others now. */
function Questions({ interview, own, questions }: PartProps & Pick<InterviewBrief, 'questions'>) {
  const answered = interview.answers.flatMap(({ part, about }) => (part === 'answer' ? about : []))
  return (
    <Section
      level={3}
      title="Five Questions to Expect"
      description="Employers ask these for positions like this one. A few words for each are enough."
    >
      <ol className="grid gap-5">
        {[...new Set([...questions, ...answered])].map((question) => (
          <li key={question}>
            <NoteLine
              interview={interview}
              target={{ part: 'answer', about: question }}
              label={question}
              readOnly={!own}
            />
          </li>
        ))}
      </ol>
    </Section>
  )
}
