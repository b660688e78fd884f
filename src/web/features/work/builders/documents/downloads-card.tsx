import { Braces, ChevronDown, Copy, Download, FileText, Printer } from 'lucide-react'
import type { DesignOptions } from '@foothold/resume-engine/designs'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import { saveFile } from '#web/lib/api/download.ts'
import { useDownload } from '#web/features/work/documents/use-download.ts'
import { showToast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { toJsonResume } from '@foothold/resume-engine/json-resume'
import type { ResumeValues } from '@foothold/resume-engine/resume-values'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { getDocumentFileName, toTextFile } from './document-file.ts'

interface DownloadsCardProps {
  kind: DocumentKind
  content: string
  design: DesignOptions
  /** The person's full name, used in the file names. */
  name: string
  /** The form, which is also a JSON Resume. A letter is none. */
  readResume?: () => ResumeValues
}

/** The PDF first, then the DOCX, and a menu with the other formats. */
export function DownloadsCard({ kind, content, design, name, readResume }: DownloadsCardProps) {
  const docx = useDownload()
  const pdf = useDownload()
  const file = { kind, content, design }
  const fileName = getDocumentFileName(name, kind)
  const isBlank = content.trim() === ''
  const saveAs = (text: string, type: string, extension: string) =>
    saveFile(new Blob([text], { type: `${type};charset=utf-8` }), `${fileName}.${extension}`)

  async function copy() {
    try {
      await navigator.clipboard.writeText(content)
      showToast({ title: 'Copied' })
    } catch {
      showToast({ title: 'Copying failed', description: 'Your browser did not allow it.', tone: 'danger' })
    }
  }

  return (
    <Card>
      <CardHeader title="Download or Print" />
      <CardBody className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14.5rem),1fr))] gap-2">
        <Button
          disabled={isBlank}
          loading={pdf.pending}
          pendingLabel="Preparing..."
          onClick={() => pdf.start({ ...file, format: 'pdf', name: fileName })}
        >
          <Download aria-hidden="true" />
          Download PDF
        </Button>
        <Button
          variant="secondary"
          disabled={isBlank}
          loading={docx.pending}
          pendingLabel="Preparing..."
          onClick={() => docx.start({ ...file, format: 'docx', name })}
        >
          <Download aria-hidden="true" />
          Download DOCX
        </Button>
        <Menu
          trigger={
            <Button variant="secondary">
              More Formats
              <ChevronDown aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem onSelect={() => saveAs(toTextFile(content), 'text/plain', 'txt')}>
            <FileText aria-hidden="true" />
            Download Text
          </MenuItem>
          {readResume && (
            <MenuItem
              onSelect={() => saveAs(JSON.stringify(toJsonResume(readResume()), null, 2), 'application/json', 'json')}
            >
              <Braces aria-hidden="true" />
              Download JSON Resume
            </MenuItem>
          )}
          <MenuItem onSelect={() => void copy()}>
            <Copy aria-hidden="true" />
            Copy Text
          </MenuItem>
          {/* The menu is closed first, so that it is not on the page. */}
          <MenuItem onSelect={() => setTimeout(() => window.print())}>
            <Printer aria-hidden="true" />
            Print
          </MenuItem>
        </Menu>
      </CardBody>
    </Card>
  )
}
