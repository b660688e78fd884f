import { Braces, Copy, Download, FileText, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DesignOptions } from '#contract/designs.ts'
import type { DocumentKind } from '#contract/documents.ts'
import { toFileName, saveFile, useDownload } from '#web/lib/api/download.ts'
import { showToast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { useDoubleClickGuard } from '#web/ui/form/double-click-guard.ts'

interface DownloadsCardProps {
  kind: DocumentKind
  content: string
  design: DesignOptions
  /** The person's full name, used in the file names. */
  name: string
  /** The form as a JSON Resume, if the builder has one. */
  readJson?: () => object
}

/** In the names of files, so that a resume and its letter differ. */
const titles: Record<DocumentKind, string> = { resume: 'Resume', 'cover-letter': 'Cover Letter' }

/** Downloads, print and copy. */
export function DownloadsCard({ kind, content, design, name, readJson }: DownloadsCardProps) {
  const docx = useDownload()
  const pdf = useDownload()
  const file = { kind, content, design, name }
  const saveAs = (text: string, type: string, extension: string) =>
    saveFile(new Blob([text], { type: `${type};charset=utf-8` }), `${toFileName(name, kind)}.${extension}`)

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
          disabled={content.trim() === ''}
          loading={pdf.pending}
          pendingLabel="Preparing..."
          onClick={() =>
            pdf.start({ ...file, format: 'pdf', name: [name.trim(), titles[kind]].filter(Boolean).join(' - ') })
          }
        >
          <Download aria-hidden="true" />
          Download PDF
        </Button>
        <Button
          variant="secondary"
          disabled={content.trim() === ''}
          loading={docx.pending}
          pendingLabel="Preparing..."
          onClick={() => docx.start({ ...file, format: 'docx' })}
        >
          <Download aria-hidden="true" />
          Download DOCX
        </Button>
        <SaveButton onSave={() => saveAs(content, 'text/plain', 'txt')}>
          <FileText aria-hidden="true" />
          Download Text
        </SaveButton>
        {readJson && (
          <SaveButton onSave={() => saveAs(JSON.stringify(readJson(), null, 2), 'application/json', 'json')}>
            <Braces aria-hidden="true" />
            Download JSON Resume
          </SaveButton>
        )}
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy Text
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </CardBody>
    </Card>
  )
}

/** Saves a file made in the browser, once per double click. */
function SaveButton({ onSave, children }: { onSave: () => void; children: ReactNode }) {
  const guard = useDoubleClickGuard()
  const save = () => {
    if (guard.accept()) onSave()
  }
  return (
    <Button variant="secondary" onClick={save}>
      {children}
    </Button>
  )
}
