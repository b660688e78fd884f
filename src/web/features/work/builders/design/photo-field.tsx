import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { FileButton } from '#web/ui/form/file-button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { cropPhoto } from './crop-photo.ts'

interface PhotoFieldProps {
  photo: string | undefined
  onChange: (photo: string | undefined) => void
}

/** Adds a photo to the head of a resume, or removes it. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const [loading, setLoading] = useState(false)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  async function choose(file: File) {
    setLoading(true)
    setError(undefined)
    try {
      onChange(await cropPhoto(file))
    } catch {
      setError('This picture could not be read. Choose a JPEG, PNG or WebP file.')
    } finally {
      setLoading(false)
    }
  }

  function remove() {
    onChange(undefined)
    setError(undefined)
    // The button that had the focus is gone.
    input.current?.focus()
  }

  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Photo</legend>
      <Row className="items-start">
        {photo !== undefined && (
          <img src={photo} alt="Your portrait" className="h-20 w-auto rounded-sm border border-line" />
        )}
        <div className="grid gap-2">
          <FileButton
            ref={input}
            label={photo === undefined ? 'Add Photo' : 'Change Photo'}
            accept="image/jpeg,image/png,image/webp"
            icon={<ImagePlus aria-hidden="true" />}
            loading={loading}
            pendingLabel="Preparing..."
            onFile={(file) => void choose(file)}
            help="Most employers in the US and UK prefer resumes without a photo."
            error={error}
          />
          {photo !== undefined && (
            <Button variant="ghost" size="sm" className="justify-self-start" onClick={remove}>
              Remove Photo
            </Button>
          )}
        </div>
      </Row>
    </fieldset>
  )
}
