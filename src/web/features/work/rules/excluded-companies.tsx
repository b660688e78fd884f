import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { limits } from '#contract/fields.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TagField } from '#web/ui/form/tag-field.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'
import type { RulesControl } from './rules-values.ts'

interface ExcludedCompaniesProps {
  control: RulesControl
  suggestions: readonly string[]
}

/** The employers never to apply to, each with its other names. */
export function ExcludedCompanies({ control, suggestions }: ExcludedCompaniesProps) {
  const { field } = useController({ control, name: 'excludedCompanies' })
  const stack = useRef<HTMLDivElement>(null)
  const companies = field.value
  const names = companies.map(({ name }) => name)
  const setNames = (next: string[]) =>
    field.onChange(next.map((name) => companies.find((known) => known.name === name) ?? { name, aliases: [] }))
  const setAliases = (name: string, aliases: string[]) =>
    field.onChange(companies.map((company) => (company.name === name ? { ...company, aliases } : company)))
  const addSuggestion = (name: string) => {
    setNames([...names, name])
    // The button goes away with the focus.
    stack.current?.querySelector('input')?.focus()
  }
  const offered = suggestions.filter((name) => !names.includes(name))
  return (
    <Stack ref={stack}>
      <TagField
        label="Never apply to"
        help="Such as your current employer"
        values={names}
        onChange={setNames}
        maxLength={limits.name}
        addLabel="Add employer"
      />
      {offered.length > 0 && (
        <Row>
          {offered.map((name) => (
            <Button
              key={name}
              variant="secondary"
              size="sm"
              className="wrap-anywhere"
              onClick={() => addSuggestion(name)}
            >
              <Plus aria-hidden="true" />
              {name}
            </Button>
          ))}
        </Row>
      )}
      {companies.map(({ name, aliases = [] }) => (
        <InlineDisclosure key={name} summary={`Other names of ${name}`}>
          <TagField
            label={`Other names of ${name}`}
            hideLabel
            help="Subsidiaries, former names, abbreviations or web addresses"
            values={aliases}
            onChange={(next) => setAliases(name, next)}
            maxLength={limits.name}
          />
        </InlineDisclosure>
      ))}
    </Stack>
  )
}
