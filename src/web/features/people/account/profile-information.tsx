import type { User } from '#contract/users.ts'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { AccountForm } from './account-form.tsx'
import { saveProfilePicture } from '#contract/files.ts'
import { getAccept, useUpload } from '#web/lib/api/upload.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { UploadStatus } from '#web/ui/form/upload-status.tsx'
import { formatName } from '#web/lib/format/names.ts'

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

function PictureUpload({ user }: { user: User }) {
  const save = useCall(saveProfilePicture, {
    success: 'Profile picture updated',
    failure: { title: 'Upload failed', fallback: 'Failed to update profile picture' },
  })
  const { state, start, cancel } = useUpload('picture', (uploadURL) =>
    save.mutateAsync({ body: { profilePictureUrl: uploadURL } }),
  )
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar size="lg" name={formatName(user)} src={user.profileImageUrl} label="Your picture" />
        <FileButton
          label="Upload Picture"
          pendingLabel="Uploading..."
          help="JPG, PNG or GIF, up to 5 MB."
          accept={getAccept('picture')}
          loading={state.kind === 'sending'}
          onFile={start}
        />
      </div>
      <UploadStatus state={state} onCancel={cancel} />
    </div>
  )
}
