import { useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { limits } from '#contract/fields.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { findListMessage } from './find-list-message.ts'
import { TagField } from '#web/ui/form/tag-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Grid, Stack } from '#web/ui/layout/page.tsx'
import { useSaveWishes } from './wishes/use-save-wishes.ts'
import { readWishes, type Records, toWishesInput, type Wishes, wishesForm, type WishesInput } from './wishes.ts'

interface WishesFormProps {
  records: Records
  onSaved: () => void
}

/** What the client wants, and the two facts that every job site asks for. */
export function WishesForm({ records, onSaved }: WishesFormProps) {
  const [base] = useState(() => readWishes(records))
  const form = useContractForm(wishesForm, {
    defaultValues: toWishesInput(records),
    draft: 'wishes',
    mode: 'onTouched',
  })
  const { control, register, formState } = form
  const save = useSaveWishes()
  const submit = form.onSubmit(async (mine) => {
    await save({ base, mine })
    onSaved()
  })
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <Stack>
          <Tags
            control={control}
            name="titles"
            label="Job Titles"
            help="Such as Planner. Press Enter after each one."
          />
          <Tags control={control} name="locations" label="Places" help="Such as Austin, TX" />
          <Tags
            control={control}
            name="avoided"
            label="Never apply to"
            help="Companies to avoid, such as your current employer"
          />
        </Stack>
        <Grid>
          <TextField
            label="Work Authorization"
            help="Such as US citizen, green card, H-1B"
            autoComplete="off"
            error={formState.errors.workAuthorization?.message}
            {...register('workAuthorization')}
          />
          <TextField
            label="Notice Period"
            help="Such as two weeks"
            autoComplete="off"
            error={formState.errors.noticePeriod?.message}
            {...register('noticePeriod')}
          />
        </Grid>
        <Tags
          control={control}
          name="links"
          label="Links"
          help="Such as LinkedIn or your portfolio"
          maxLength={limits.link}
        />
        <Button type="submit" size="lg" loading={formState.isSubmitting} className="sm:self-start">
          Save and Finish
        </Button>
      </Stack>
    </form>
  )
}

interface TagsProps {
  control: Control<WishesInput, unknown, Partial<Wishes>>
  name: 'titles' | 'locations' | 'avoided' | 'links'
  label: string
  help: string
  maxLength?: number
}

function Tags({ control, name, label, help, maxLength = limits.name }: TagsProps) {
  const { field, fieldState } = useController({ control, name })
  return (
    <TagField
      label={label}
      help={help}
      values={field.value}
      onChange={field.onChange}
      maxLength={maxLength}
      error={findListMessage(fieldState.error)}
    />
  )
}
