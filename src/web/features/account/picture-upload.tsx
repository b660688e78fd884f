import { saveProfilePicture } from '#contract/files.ts'
import type { User } from '#contract/users.ts'
import { useAccountChange } from '#web/lib/session.ts'
import { acceptOf, useUpload } from '#web/lib/upload.ts'
import { useCall } from '#web/lib/use-call.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { UploadStatus } from '#web/ui/upload-status.tsx'

export function PictureUpload({ user }: { user: User }) {
  const save = useCall(saveProfilePicture, {
    success: 'Profile picture updated',
    failure: { title: 'Upload failed', fallback: 'Failed to update profile picture' },
    onSuccess: useAccountChange(),
  })
  const { state, start, cancel } = useUpload('picture', (uploadURL) =>
    save.mutateAsync({ body: { profilePictureUrl: uploadURL } }),
  )
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar size="xl" name={`${user.firstName} ${user.lastName}`} src={user.profileImageUrl} label="Your picture" />
        <FileButton
          label="Upload Picture"
          pendingLabel="Uploading..."
          help="JPG, PNG or GIF, up to 5 MB."
          accept={acceptOf('picture')}
          loading={state.kind === 'sending'}
          onFile={start}
        />
      </div>
      <UploadStatus state={state} onCancel={cancel} />
    </div>
  )
}
