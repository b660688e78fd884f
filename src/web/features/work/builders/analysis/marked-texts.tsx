import type { MarkedTerm } from '@foothold/resume-engine/analyze'
import { cn } from '#web/ui/class-names.ts'
import { toSegments } from './highlights.ts'

interface MarkedTextsProps {
  /** What the text is called: `Your Resume`. */
  title: string
  content: string
  posting: string
  terms: readonly MarkedTerm[]
  /** Leads from the first place of a missing or misused term to where it is changed. */
  onTerm: (term: string, state: 'missing' | 'misused') => void
}

const states = ['matched', 'missing', 'misused'] as const

/** Each state has its own kind of underline, so that colour is never the only difference. */
const looks: Record<MarkedTerm['state'], { name: string; help: string; look: string }> = {
  matched: {
    name: 'Matched',
    help: 'in the job description and in your text',
    look: 'bg-tone-success text-tone-success-text underline decoration-solid',
  },
  missing: {
    name: 'Missing',
    help: 'in the job description, not in your text',
    look: 'bg-tone-warning text-tone-warning-text underline decoration-dashed',
  },
  misused: {
    name: 'Misused',
    help: 'in your text, but earning no points, such as in copied text or repeated too often',
    look: 'bg-tone-danger text-tone-danger-text underline decoration-wavy',
  },
}
const markClass = 'rounded-sm px-0.5 decoration-2 underline-offset-4'

export function MarkedTexts({ title, content, posting, terms, onTerm }: MarkedTextsProps) {
  return (
    <div className="grid gap-4">
      <dl className="grid gap-2">
        {states.map((state) => (
          <Legend key={state} state={state} count={terms.filter((term) => term.state === state).length} />
        ))}
      </dl>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <MarkedText title={title} text={content} terms={terms} side="inText" onTerm={onTerm} />
        <MarkedText title="Job Description" text={posting} terms={terms} side="inJob" onTerm={onTerm} />
      </div>
    </div>
  )
}

function Legend({ state, count }: { state: MarkedTerm['state']; count: number }) {
  const { name, help, look } = looks[state]
  if (count === 0) return null
  return (
    <div>
      <dt className="inline">
        <mark className={cn(markClass, look, 'font-semibold')}>
          {name} ({count})
        </mark>
      </dt>{' '}
      <dd className="inline text-sm">{help}</dd>
    </div>
  )
}

interface MarkedTextProps {
  title: string
  text: string
  terms: readonly MarkedTerm[]
  side: 'inText' | 'inJob'
  onTerm: MarkedTextsProps['onTerm']
}

function MarkedText({ title, text, terms, side, onTerm }: MarkedTextProps) {
  const lead = side === 'inText' ? 'misused' : 'missing'
  const first = new Map(
    terms.flatMap((term) => (term.state === lead && term[side][0] ? [[term[side][0][0], term]] : [])),
  )
  return (
    <section className="grid min-w-0 gap-2 rounded-xl border border-line bg-raised p-4 sm:p-5">
      <h3 className="text-lg">{title}</h3>
      <p dir="auto" className="text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
        {toSegments(text, terms, side).map(({ at, text, state }) =>
          state === null ? (
            text
          ) : (
            <mark key={at} className={cn(markClass, looks[state].look)}>
              {first.has(at) ? (
                <button
                  type="button"
                  className="cursor-pointer underline decoration-inherit hover:decoration-3"
                  onClick={() => onTerm(first.get(at)?.term ?? text, lead)}
                >
                  {text}
                </button>
              ) : (
                text
              )}
            </mark>
          ),
        )}
      </p>
    </section>
  )
}
