import { FormProvider, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { type ClientAnswers, saveAnswers } from '#contract/answers.ts'
import type { Profile } from '#contract/profile.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { EntryList } from '#web/ui/data/entry-list.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { EntryCard, type EntryProps } from '#web/ui/layout/entry-card.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { answersForm, type AnswersValues, type AnswerValues, blankAnswer, toValues } from './answers-values.ts'
import { FactsCard } from './facts-card.tsx'
import { useStoredAnswers } from './use-stored-answers.ts'

interface AnswersFormProps {
  answers: ClientAnswers
  profile: Profile | null
}

/** The client's own answers, which account managers copy into application forms. */
export function AnswersForm({ answers, profile }: AnswersFormProps) {
  const form = useContractForm(answersForm, { defaultValues: toValues(answers), draft: 'answers' })
  const save = useCall(saveAnswers, {
    success: 'Answers saved',
    failure: 'Failed to save your answers',
    // New answers have their ids now: sent without them, they would become new ones again.
    onSuccess: (saved) => {
      const values = toValues(saved)
      form.reset({ ...values, seen: [...new Set([...form.getValues('seen'), ...values.seen])] })
    },
  })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.onSubmit((body) => save.mutateAsync({ body }))}>
        <Stack gap="lg">
          <FactsCard profile={profile} />
          <AnswerList stored={answers.answers} />
          <Button type="submit" size="lg" loading={save.isPending} className="justify-self-start sm:self-start">
            Save Answers
          </Button>
        </Stack>
      </form>
    </FormProvider>
  )
}

function AnswerList({ stored }: { stored: ClientAnswers['answers'] }) {
  const { control, getValues, formState } = useFormContext<AnswersValues>()
  // The answers have ids of their own.
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'answers', keyName: 'key' })

  useStoredAnswers(stored, (added) => append([...added], { shouldFocus: false }))

  return (
    <TitledCard
      id="answer-list"
      title="Your Answers"
      description="Answers to questions that come up often. We use your words. If an answer is missing, we ask you."
    >
      <FormError message={formState.errors.answers?.root?.message ?? formState.errors.answers?.message ?? null} />
      <EntryList<AnswerValues>
        noun="answer"
        ids={fields.map(({ key }) => key)}
        getEntry={(index) => getValues(`answers.${index}`)}
        getTitle={({ question }) => question}
        onAdd={() => append(blankAnswer)}
        onRemove={remove}
        onInsert={insert}
        onMove={move}
      >
        {(entry) => <AnswerEntry {...entry} />}
      </EntryList>
    </TitledCard>
  )
}

function AnswerEntry(entry: EntryProps) {
  const { index } = entry
  const { control } = useFormContext<AnswersValues>()
  const name = `answers.${index}` as const
  const [topic, question] = useWatch({ control, name: [`${name}.topic`, `${name}.question`] })
  const field = useFormFields<AnswersValues>([name])
  return (
    <EntryCard name={`Answer ${index + 1}`} title={topic || question || ''} {...entry}>
      <TextField
        label="Topic"
        help="Such as motivation, travel or tools"
        autoComplete="off"
        {...field(`${name}.topic`)}
      />
      <TextAreaField required label="Question" rows={2} {...field(`${name}.question`)} />
      <TextAreaField required label="Answer" rows={3} {...field(`${name}.answer`)} />
    </EntryCard>
  )
}
