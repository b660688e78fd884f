import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ResumeFields } from '#contract/resume-reading.ts'
import { showToast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/form/button.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { Dialog, DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { Row, Section } from '#web/ui/layout/page.tsx'
import { listChangedFields } from '../editor/versions.ts'
import type { ProfileValues } from '../editor/profile-values.ts'
import { findSuggestions, selectAdditions, applySuggestions, type ResumeSuggestion } from './resume-suggestions.ts'

interface ResumeSuggestionsDialogProps {
  fields: ResumeFields
  onClose: () => void
}

/**
 * Compares the resume with the profile. Selected suggestions go into the form and are not saved yet. Suggestions that
 * fill a gap are selected at first, those that would overwrite a value are not.
 */
export function ResumeSuggestionsDialog({ fields, onClose }: ResumeSuggestionsDialogProps) {
  const { getValues, setValue, trigger } = useFormContext<ProfileValues>()
  const [suggestions] = useState(() => findSuggestions(fields, getValues()))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => selectAdditions(suggestions))
  const sections = Map.groupBy(suggestions, ({ section }) => section)
  const choose = (ids: readonly string[]) => setChosen(new Set(ids))
  const toggle = (id: string) =>
    choose(chosen.has(id) ? [...chosen].filter((chosenId) => chosenId !== id) : [...chosen, id])

  function fillIn() {
    const values = getValues()
    const merged = applySuggestions(
      values,
      suggestions.filter(({ id }) => chosen.has(id)),
    )
    const changed = listChangedFields(values, merged)
    for (const field of changed) setValue(field, merged[field])
    void trigger(changed)
    showToast({ title: 'Profile filled in', description: 'Review it, then save it.' })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Read My Resume"
      description="Choose what to take into your profile. Nothing is saved until you save the profile."
    >
      <DialogBody>
        <Row>
          <Button variant="secondary" size="sm" onClick={() => choose(suggestions.map(({ id }) => id))}>
            Select All
          </Button>
          <Button variant="secondary" size="sm" disabled={chosen.size === 0} onClick={() => choose([])}>
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
      </DialogBody>
      <DialogActions>
        <Button disabled={chosen.size === 0} onClick={fillIn}>
          Fill In Profile
        </Button>
      </DialogActions>
    </Dialog>
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
