import type { User } from '#contract/users.ts'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { AccountForm } from './account-form.tsx'
import { PictureUpload } from './picture-upload.tsx'

export function ProfileInformation({ user }: { user: User }) {
  return (
    <TitledCard id="profile-information" title="Profile Information">
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <PictureUpload user={user} />
        <AccountForm user={user} />
      </div>
    </TitledCard>
  )
}
