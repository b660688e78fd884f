import { useFormContext, useFormState } from 'react-hook-form'
import { Grid } from '#web/ui/layout/page.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { ProfileValues } from './profile-values.ts'
import { SectionCard } from './section-card.tsx'

export function BasicInformation() {
  const { register, control } = useFormContext<ProfileValues>()
  const { errors } = useFormState({ control, name: ['phone', 'address'] })
  return (
    <SectionCard id="basic-information" title="Basic Information" description="How employers can reach you.">
      <Grid>
        <TextField
          type="tel"
          id="profile-phone"
          label="Phone"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField
          id="profile-address"
          label="Address"
          autoComplete="street-address"
          error={errors.address?.message}
          {...register('address')}
        />
      </Grid>
    </SectionCard>
  )
}
