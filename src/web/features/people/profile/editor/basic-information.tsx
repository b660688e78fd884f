import { useFormContext, useWatch } from 'react-hook-form'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { listContacts } from '../client/facts.tsx'
import { PhrasesField } from './phrases-field.tsx'
import { ProfileSection } from './profile-section.tsx'
import type { ProfileValues } from './profile-values.ts'

export function BasicInformation() {
  const { control } = useFormContext<ProfileValues>()
  const [phone, address, links] = useWatch({ control, name: ['phone', 'address', 'links'] })
  const field = useFormFields<ProfileValues>(['phone', 'address'])
  return (
    <ProfileSection
      id="basic-information"
      title="Basic Information"
      description="How employers can reach you."
      summary={<DescriptionList columns={2} items={listContacts({ phone, address, links })} />}
    >
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
    </ProfileSection>
  )
}
