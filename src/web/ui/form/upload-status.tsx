import { Banner } from '../feedback/banner.tsx'
import { Button } from './button.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'

export type UploadStatusProps = {
  state:
    | { kind: 'idle' }
    | { kind: 'sending'; fileName: string; share: number }
    | { kind: 'failed'; title: string; text?: string }
  onCancel: () => void
  className?: string
}

/** The progress of an upload, or why it failed. */
export function UploadStatus({ state, onCancel, className }: UploadStatusProps) {
  if (state.kind === 'idle') return null
  if (state.kind === 'failed') {
    return (
      <Banner tone="danger" role="alert" title={state.title} className={className}>
        {state.text}
      </Banner>
    )
  }
  return (
    <div className={className}>
      <div className="flex items-end gap-3">
        <ProgressBar className="min-w-0 grow" label={`Uploading ${state.fileName}`} share={state.share} />
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel Upload
        </Button>
      </div>
    </div>
  )
}
