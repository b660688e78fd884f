import { ChevronDown, Download } from 'lucide-react'
import type { DesignOptions } from '#contract/designs.ts'
import type { DocumentKind } from '#contract/documents.ts'
import { saveFile, useDownload } from '#web/lib/api/download.ts'
import { showToast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'
import { Menu } from '#web/ui/overlay/menu.tsx'
import { toJsonResume } from '../import/json-resume.ts'
import type { ResumeValues } from '../resume/resume-values.ts'
import { getDocumentFileName, toTextFile } from './document-file.ts'

const { Component: Items, preload } = lazyWithPreload(
  async () => (await import('./download-menu-items.tsx')).DownloadMenuItems,
)

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
          onPreload={preload}
          trigger={
            <Button variant="secondary">
              More Formats
              <ChevronDown aria-hidden="true" />
            </Button>
          }
        >
          <Items
            onText={() => saveAs(toTextFile(content), 'text/plain', 'txt')}
            onJson={
              readResume &&
              (() => saveAs(JSON.stringify(toJsonResume(readResume()), null, 2), 'application/json', 'json'))
            }
            onCopy={() => void copy()}
            // The menu is closed first, so that it is not on the page.
            onPrint={() => setTimeout(() => window.print())}
          />
        </Menu>
      </CardBody>
    </Card>
  )
}
