import { type Control, useController, type UseFormReturn } from 'react-hook-form'
import { Link } from 'wouter'
import { findListMessage } from '../find-list-message.ts'
import { paths } from '#web/paths.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TagField } from '#web/ui/form/tag-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import type { ProfileWishes } from './profile-wishes.ts'

export type WishesFormState = Pick<UseFormReturn<ProfileWishes, unknown, unknown>, 'register' | 'formState'> & {
  control: Control<ProfileWishes, unknown, unknown>
}

/** The jobs to look for: the same as in the rules. */
export function WantedJobs({ control }: Pick<WishesFormState, 'control'>) {
  return (
    <Grid className="items-start">
      <WishList
        control={control}
        name="titles"
        label="Job Titles"
        help="Such as Planner. Press Enter after each one."
      />
      <WishList control={control} name="locations" label="Places" help="Such as Austin, TX" />
    </Grid>
  )
}

/** Not below it: the rules refuse a job that pays less. */
export function MinimumSalary({ register, formState }: WishesFormState) {
  return (
    <TextField
      label="Minimum Salary"
      help="We don't apply to jobs that pay less."
      inputMode="numeric"
      autoComplete="off"
      leading="$"
      error={formState.errors.minimumSalary?.message}
      {...register('minimumSalary')}
    />
  )
}

/** The facts that every job site asks for: the same as in the answers. */
export function WorkAuthorization({ register, formState: { errors } }: WishesFormState) {
  return (
    <TitledCard
      id="work-eligibility"
      title="Work Eligibility"
      description={
        <>
          Every job site asks for this. You find more questions under{' '}
          <Link href={paths.answers} className={linkClass}>
            Answers for Job Sites
          </Link>
          .
        </>
      }
    >
      <Grid columns={3}>
        <TextField
          label="Work Authorization"
          help="Such as US citizen, green card, H-1B"
          autoComplete="off"
          error={errors.workAuthorization?.message}
          {...register('workAuthorization')}
        />
        <SelectField
          label="Do you need visa sponsorship?"
          placeholder="Leave open"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          {...register('sponsorshipNeeded')}
        />
        <TextField
          label="Notice Period"
          help="Such as two weeks"
          autoComplete="off"
          error={errors.noticePeriod?.message}
          {...register('noticePeriod')}
        />
      </Grid>
    </TitledCard>
  )
}

interface WishListProps extends Pick<WishesFormState, 'control'> {
  name: 'titles' | 'locations'
  label: string
  help: string
}

function WishList({ control, name, label, help }: WishListProps) {
  const { field, fieldState } = useController({ control, name })
  return (
    <TagField
      label={label}
      help={help}
      error={findListMessage(fieldState.error)}
      values={field.value}
      onChange={field.onChange}
    />
  )
}
