import { Braces, Copy, FileText, Printer } from 'lucide-react'
import { MenuItem } from '#web/ui/overlay/menu-items.tsx'

interface DownloadMenuItemsProps {
  onText: () => void
  /** Missing where there is no JSON Resume of the document. */
  onJson?: (() => void) | undefined
  onCopy: () => void
  onPrint: () => void
}

/** The formats besides PDF and DOCX. */
export function DownloadMenuItems({ onText, onJson, onCopy, onPrint }: DownloadMenuItemsProps) {
  return (
    <>
      <MenuItem onSelect={onText}>
        <FileText aria-hidden="true" />
        Download Text
      </MenuItem>
      {onJson && (
        <MenuItem onSelect={onJson}>
          <Braces aria-hidden="true" />
          Download JSON Resume
        </MenuItem>
      )}
      <MenuItem onSelect={onCopy}>
        <Copy aria-hidden="true" />
        Copy Text
      </MenuItem>
      <MenuItem onSelect={onPrint}>
        <Printer aria-hidden="true" />
        Print
      </MenuItem>
    </>
  )
}
