import { useState } from 'react'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { type ClientAnswers, saveAnswers } from '#contract/answers.ts'
import type { Profile } from '#contract/profile.ts'
import { factQuestions } from '#contract/receipts.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { SaveRow } from '#web/ui/form/save-row.tsx'
import { EditableSection } from '#web/ui/layout/editable-section.tsx'
import { AnswerList } from './answer-list.tsx'
import { answersForm, askedFacts, toValues, type AnswersValues } from './answers-values.ts'
import { factTexts } from './fact-texts.ts'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Grid, Stack } from '#web/ui/layout/page.tsx'
import { suggestFacts } from './suggest-answer.ts'
import { SuggestionNote } from './suggestion-note.tsx'

interface AnswersGroupProps {
  answers: ClientAnswers
  profile: Profile | null
  /** Whether the fields of the facts are shown. */
  editing: boolean
  onEdit: () => void
  onClose: () => void
  onSaved: () => void
}

/** The client's own facts and answers, which account managers copy into application forms. */
export function AnswersGroup({ answers, profile, editing, onEdit, onClose, onSaved }: AnswersGroupProps) {
  const form = useContractForm(answersForm, { defaultValues: toValues(answers), draft: 'answers' })
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const save = useCall(saveAnswers, {
    success: 'Answers saved',
    failure: 'Failed to save your answers',
    // New answers have their ids now: sent without them, they would become new ones again.
    onSuccess: (saved) => {
      const values = toValues(saved)
      form.reset({ ...values, seen: [...new Set([...form.getValues('seen'), ...values.seen])] })
      setOpened(new Set())
      onSaved()
    },
  })
  const { isDirty, dirtyFields } = form.formState
  // A restored draft is shown.
  const editsFacts = editing || Object.values(dirtyFields.facts ?? {}).some(Boolean)
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid grid-cols-1 divide-y divide-line"
        onSubmit={form.onSubmit((body) =>
          save.mutateAsync({ body: { ...body, facts: { ...answers.facts, ...body.facts } } }),
        )}
      >
        <EditableSection
          id="wanted-facts"
          title="Facts"
          description="Nearly every application form asks for these. We leave out what you don't fill in."
          editing={editsFacts}
          onEdit={onEdit}
          summary={
            <DescriptionList
              columns={2}
              empty="Not answered"
              items={askedFacts.map((fact) => ({ term: factQuestions[fact], value: factTexts[fact](answers.facts) }))}
            />
          }
        >
          <FactsFields profile={profile} />
        </EditableSection>
        <AnswerList stored={answers} opened={opened} onOpen={(id) => setOpened(new Set([...opened, id]))} />
        {(editsFacts || opened.size > 0 || isDirty) && (
          <div className="px-edge py-4 sm:px-6">
            <SaveRow
              label="Save Answers"
              saving={save.isPending}
              onCancel={() => {
                form.reset(toValues(answers))
                setOpened(new Set())
                onClose()
              }}
            />
          </div>
        )}
      </form>
    </FormProvider>
  )
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

function FactsFields({ profile }: { profile: Profile | null }) {
  const { control, setValue, setFocus } = useFormContext<AnswersValues>()
  const field = useFormFields<AnswersValues>(['facts'])
  const noticePeriod = useWatch({ control, name: 'facts.noticePeriod' })
  const suggestion = suggestFacts(profile).noticePeriod
  const use = (value: string) => {
    setValue('facts.noticePeriod', value, { shouldDirty: true, shouldValidate: true })
    // The suggestion and its button are gone.
    setFocus('facts.noticePeriod')
  }
  return (
    <Grid className="items-start">
      <TextField
        label="Work Authorization"
        help="Such as US citizen, green card, H-1B"
        autoComplete="off"
        {...field('facts.workAuthorization')}
      />
      <SelectField
        label="Do you need visa sponsorship?"
        placeholder="Leave open"
        options={yesOrNo}
        {...field('facts.sponsorshipNeeded')}
      />
      <Stack gap="sm">
        <TextField label="Notice Period" help="Such as two weeks" autoComplete="off" {...field('facts.noticePeriod')} />
        {noticePeriod === '' && suggestion !== null && (
          <SuggestionNote name="notice period" text={suggestion} source="your profile" onUse={() => use(suggestion)} />
        )}
      </Stack>
      <SelectField label="Are you over 18?" placeholder="Leave open" options={yesOrNo} {...field('facts.over18')} />
    </Grid>
  )
}
