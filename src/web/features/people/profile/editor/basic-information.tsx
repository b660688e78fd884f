import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { PhrasesField } from './phrases-field.tsx'
import type { ProfileValues } from './profile-values.ts'

export function BasicInformation() {
  const field = useFormFields<ProfileValues>(['phone', 'address'])
  return (
    <TitledCard id="basic-information" title="Basic Information" description="How employers can reach you.">
      <Grid>
        <TextField type="tel" id="profile-phone" label="Phone" autoComplete="tel" {...field('phone')} />
        <TextField id="profile-address" label="Address" autoComplete="street-address" {...field('address')} />
      </Grid>
      <PhrasesField
        id="profile-links"
        name="links"
        label="Add link"
        help="Such as LinkedIn or your portfolio. Press Enter after each one."
      />
    </TitledCard>
  )
}
