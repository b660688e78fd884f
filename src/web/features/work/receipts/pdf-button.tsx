import { Download } from 'lucide-react'
import { saveFile, toFileName, useServerFile } from '#web/lib/api/download.ts'
import { Button } from '#web/ui/form/button.tsx'
import { FileFailure } from './receipt-documents.tsx'
import { getPdfUrl } from './receipt-files.ts'

/** Downloads a receipt as a PDF. `name` is the file's name without its extension. */
export function PdfButton({ receiptId, name }: { receiptId: string; name: string }) {
  const { fetch, pending, failure } = useServerFile(getPdfUrl(receiptId))
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        loading={pending}
        className="sm:justify-self-start"
        onClick={() => fetch((file) => saveFile(file, `${toFileName(name, 'Receipt')}.pdf`))}
      >
        <Download aria-hidden="true" />
        Download PDF
      </Button>
      {failure !== null && <FileFailure message={failure} />}
    </div>
  )
}
