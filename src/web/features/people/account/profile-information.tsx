import type { User } from '#contract/users.ts'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { AccountForm } from './account-form.tsx'
import { PictureUpload } from './picture-upload.tsx'

export function ProfileInformation({ user }: { user: User }) {
  return (
    <TitledCard id="profile-information" title="Profile Information" description="Your name, photo and password.">
      <PictureUpload user={user} />
      <AccountForm user={user} />
    </TitledCard>
  )
}
