import { Button } from '#web/ui/form/button.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { Row, Section } from '#web/ui/layout/page.tsx'
import type { ResumeSuggestion } from './resume-suggestions.ts'

interface ResumeSuggestionListProps {
  suggestions: readonly ResumeSuggestion[]
  /** The ids of the selected ones. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** Suggestions by section, to select from, each beside the value of the profile. */
export function ResumeSuggestionList({ suggestions, chosen, onChoose }: ResumeSuggestionListProps) {
  const sections = Map.groupBy(suggestions, ({ section }) => section)
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <>
      <Row>
        <Button variant="secondary" size="sm" onClick={() => onChoose(new Set(suggestions.map(({ id }) => id)))}>
          Select All
        </Button>
        <Button variant="secondary" size="sm" disabled={chosen.size === 0} onClick={() => onChoose(new Set())}>
          Select None
        </Button>
      </Row>
      {[...sections].map(([section, sectionSuggestions]) => (
        <SuggestionSection
          key={section}
          title={section}
          suggestions={sectionSuggestions}
          chosen={chosen}
          onToggle={toggle}
        />
      ))}
    </>
  )
}

interface SuggestionSectionProps {
  title: ResumeSuggestion['section']
  suggestions: readonly ResumeSuggestion[]
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
}

function SuggestionSection({ title, suggestions, chosen, onToggle }: SuggestionSectionProps) {
  const isList = title === 'Skills' || title === 'Certifications' || title === 'Links'
  return (
    <Section level={3} title={title}>
      <ul className={isList ? 'grid gap-x-6 gap-y-2 sm:grid-cols-2' : 'grid gap-4'}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.id} className="grid min-w-0 gap-2 wrap-anywhere">
            <CheckboxField
              label={suggestion.label}
              checked={chosen.has(suggestion.id)}
              onChange={() => onToggle(suggestion.id)}
              className="min-w-0"
            />
            {!isList && <SideBySide {...suggestion} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function SideBySide({ current, found }: Pick<ResumeSuggestion, 'current' | 'found'>) {
  return (
    <dl className="grid gap-3 ps-9 sm:grid-cols-2">
      <ComparedValue source="In your profile" text={current} />
      <ComparedValue source="In your resume" text={found} />
    </dl>
  )
}

function ComparedValue({ source, text }: { source: string; text: string }) {
  return (
    <div className="grid min-w-0 content-start gap-1 rounded-xl border border-line p-3">
      <dt className="text-sm text-muted">{source}</dt>
      <dd className="whitespace-pre-line">{text || <span className="text-muted">Nothing yet</span>}</dd>
    </div>
  )
}
