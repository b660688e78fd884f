import { Button } from './button.tsx'
import { Row } from '../layout/page.tsx'

interface SaveRowProps {
  label: string
  saving: boolean
  onCancel: () => void
}

/** The buttons below the fields of a part that is edited in place. */
export function SaveRow({ label, saving, onCancel }: SaveRowProps) {
  return (
    <Row>
      <Button type="submit" loading={saving}>
        {label}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </Row>
  )
}
