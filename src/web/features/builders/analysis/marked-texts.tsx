import type { MarkedTerm } from '#analysis/detailed-analysis.ts'
import { cn } from '#web/ui/class-names.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { segmentsOf } from './highlights.ts'

interface MarkedTextsProps {
  /** What the text is called: `Your Resume`. */
  title: string
  content: string
  posting: string
  terms: readonly MarkedTerm[]
}

const states = ['matched', 'missing', 'misused'] as const

/** Each state has a line of its own beneath it, so that nobody has to tell colours apart. */
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

/** The terms of the posting, in the text and in the posting itself. */
export function MarkedTexts({ title, content, posting, terms }: MarkedTextsProps) {
  return (
    <Section title="Keywords in the Job Description">
      <dl className="grid gap-3">
        {states.map((state) => (
          <TermList key={state} state={state} terms={terms.filter((term) => term.state === state)} />
        ))}
      </dl>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <MarkedText title={title} text={content} terms={terms} side="inText" />
        <MarkedText title="Job Description" text={posting} terms={terms} side="inJob" />
      </div>
    </Section>
  )
}

function TermList({ state, terms }: { state: MarkedTerm['state']; terms: readonly MarkedTerm[] }) {
  const { name, help, look } = looks[state]
  if (terms.length === 0) return null
  return (
    <div className="grid gap-1.5">
      <dt>
        <mark className={cn(markClass, look, 'font-semibold')}>
          {name} ({terms.length})
        </mark>{' '}
        <span className="text-sm text-muted">{help}</span>
      </dt>
      <dd className="wrap-anywhere">
        {terms.map(({ term, kind }) => (kind === 'required' ? `${term} (required)` : term)).join(', ')}
      </dd>
    </div>
  )
}

interface MarkedTextProps {
  title: string
  text: string
  terms: readonly MarkedTerm[]
  side: 'inText' | 'inJob'
}

function MarkedText({ title, text, terms, side }: MarkedTextProps) {
  return (
    <section className="grid min-w-0 gap-2 rounded-xl border border-line bg-raised p-4 sm:p-5">
      <h3 className="text-lg">{title}</h3>
      <p dir="auto" className="text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
        {segmentsOf(text, terms, side).map(({ at, text, state }) =>
          state === null ? (
            text
          ) : (
            <mark key={at} className={cn(markClass, looks[state].look)}>
              {text}
            </mark>
          ),
        )}
      </p>
    </section>
  )
}
