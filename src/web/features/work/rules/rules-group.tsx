import type { ReactNode } from 'react'
import { type ClientRules, type RulesBody, saveRules } from '#contract/rules.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { SaveRow } from '#web/ui/form/save-row.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { EditableSection } from '#web/ui/layout/editable-section.tsx'
import { ExcludedCompanies } from './excluded-companies.tsx'
import { JobFields } from './job-fields.tsx'
import { listJobRules, listLimits } from './rules-facts.ts'
import { rulesForm, toRulesValues } from './rules-values.ts'

interface RulesGroupProps {
  rules: ClientRules
  editing: boolean
  onEdit: () => void
  onClose: () => void
  onSaved: () => void
}

/** The jobs to look for. */
export function JobRules(props: RulesGroupProps) {
  const group = useRulesGroup(props, ['titles', 'locations', 'workModes', 'minimumSalary'])
  return (
    <RulesSection
      {...group}
      id="wanted-jobs"
      title="Jobs"
      description="If you leave a field empty, any job is fine. We don't refuse a posting that doesn't mention it."
      items={listJobRules(props.rules)}
      empty="Any"
      saveLabel="Save Jobs"
    >
      <JobFields control={group.form.control} register={group.form.register} />
    </RulesSection>
  )
}

interface LimitRulesProps extends RulesGroupProps {
  /** Employers of the work history, the current one first. */
  suggestions: readonly string[]
}

/** Where we never apply, and whether we ask first. */
export function LimitRules({ suggestions, ...props }: LimitRulesProps) {
  const group = useRulesGroup(props, ['excludedCompanies', 'askFirst'])
  return (
    <RulesSection
      {...group}
      id="wanted-rules"
      title="Rules"
      description="We never apply to these employers. We recognize other spellings of the name and links to their sites."
      items={listLimits(props.rules)}
      empty="No one yet"
      saveLabel="Save Rules"
    >
      <ExcludedCompanies control={group.form.control} suggestions={suggestions} />
      <CheckboxField
        label="Ask me before each application"
        help="We prepare the application and wait up to 72 hours for your answer."
        {...group.form.register('askFirst')}
      />
    </RulesSection>
  )
}

/** A form of some of the rules. The others stay as they are stored. */
function useRulesGroup({ rules, editing, onEdit, onClose, onSaved }: RulesGroupProps, fields: (keyof RulesBody)[]) {
  const form = useContractForm(rulesForm, {
    defaultValues: toRulesValues(rules),
    draft: `rules-${fields[0] ?? ''}`,
  })
  const save = useCall(saveRules, {
    success: 'Rules saved. We keep to them from now on.',
    failure: 'Failed to save your rules',
    onSuccess: (saved) => {
      form.reset(toRulesValues(saved))
      onSaved()
    },
  })
  const { version: _version, updatedAt: _updatedAt, ...stored } = rules
  return {
    form,
    saving: save.isPending,
    // A restored draft is shown.
    editing: editing || form.formState.isDirty,
    onEdit: () => {
      form.reset(toRulesValues(rules))
      onEdit()
    },
    onClose: () => {
      form.reset(toRulesValues(rules))
      onClose()
    },
    submit: form.onSubmit((body) => {
      const changed = Object.fromEntries(fields.map((field) => [field, body[field]]))
      return save.mutateAsync({ body: { ...stored, ...changed } })
    }),
  }
}

interface RulesSectionProps extends ReturnType<typeof useRulesGroup> {
  id: string
  title: string
  description: string
  items: { term: string; value: ReactNode }[]
  /** Shown for a missing value. */
  empty: string
  saveLabel: string
  children: ReactNode
}

function RulesSection({
  submit,
  saving,
  saveLabel,
  onClose,
  items,
  empty,
  children,
  form: _form,
  ...props
}: RulesSectionProps) {
  return (
    <form noValidate onSubmit={submit}>
      <EditableSection {...props} summary={<DescriptionList columns={2} empty={empty} items={items} />}>
        <Stack>{children}</Stack>
        <SaveRow label={saveLabel} saving={saving} onCancel={onClose} />
      </EditableSection>
    </form>
  )
}
