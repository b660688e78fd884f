import { useState } from 'react'
import { type InterviewBrief, type InterviewRoom, maxAnswerLength, savePreparation } from '#contract/interviews.ts'
import { Proposal } from '#web/features/work/proposals/proposal.tsx'
import { useCall } from '#web/lib/api/use-call.ts'
import { NoteLine } from './note-line.tsx'

const storyParts = [
  { part: 'situation', title: 'Situation', label: 'Situation: what was needed, or going wrong?' },
  { part: 'action', title: 'What you did', label: 'What you did: which steps were yours?' },
  { part: 'result', title: 'Result', label: 'Result: what came of it? A number helps.' },
] as const
type StoryPart = (typeof storyParts)[number]['part']

/** The parts of a proposed story, which stand below headings. */
function splitParts(text: string): { part: StoryPart; text: string }[] {
  const pieces = text.split(/^(SITUATION|ACTION|RESULT)$/m)
  return storyParts.flatMap(({ part }) => {
    const found = pieces[pieces.indexOf(part.toUpperCase()) + 1]?.trim().slice(0, maxAnswerLength)
    return pieces.includes(part.toUpperCase()) && found ? [{ part, text: found }] : []
  })
}

interface StoryProps {
  interview: InterviewRoom
  own: boolean
  story: InterviewBrief['stories'][number]
  number: number
}

/** A story in the client's own words. What they write about a part takes the place of what their resume says of it. */
export function Story({ interview, own, story: { about, source, ...words }, number }: StoryProps) {
  const written = new Map(interview.answers.filter((answer) => answer.about === about).map((each) => [each.part, each]))
  const { mutateAsync } = useCall(savePreparation, { failure: 'The story was not saved' })
  /** Counts what was accepted, so that the lines show it. */
  const [accepted, setAccepted] = useState(0)

  async function save(parts: readonly { part: StoryPart; text: string }[]) {
    for (const { part, text } of parts)
      // oxlint-disable-next-line no-await-in-loop -- Each call answers the whole room: the last one has all parts.
      await mutateAsync({ params: { id: interview.id }, body: { answer: { part, about, text } } })
    setAccepted((count) => count + 1)
  }

  function use(text: string) {
    const parts = splitParts(text)
    const before = parts.map(({ part }) => ({ part, text: written.get(part)?.text ?? '' }))
    // A failure is shown as a toast.
    void save(parts).catch(() => undefined)
    return () => void save(before).catch(() => undefined)
  }

  return (
    <li className="grid gap-4 border-s-2 border-line ps-4">
      <div className="wrap-anywhere">
        <h4 className="text-base font-semibold">
          Story {number}
          {source === null && `: ${about}`}
        </h4>
        {/* Several stories may be of one job. */}
        {source !== null && <p className="text-sm text-muted">{source}</p>}
      </div>
      {storyParts.map(({ part, title, label }) => {
        const said = part === 'situation' || written.has(part) ? null : words[part]
        return said === null ? (
          <NoteLine
            key={`${part} ${accepted}`}
            interview={interview}
            target={{ part, about }}
            label={label}
            readOnly={!own}
          />
        ) : (
          <div key={part} className="grid gap-0.5">
            <span className="text-sm font-medium text-muted">{title}</span>
            <p className="text-lg wrap-anywhere first-letter:uppercase">{said}</p>
          </div>
        )
      })}
      {own && (source !== null || written.size > 0) && (
        <Proposal
          kind="story"
          id={interview.id}
          about={about}
          ask="Propose a Spoken Version"
          without="Your story is as it was."
          accept={{ label: 'Use This Story', use }}
        />
      )}
    </li>
  )
}
