import { Copy, Download } from 'lucide-react'
import type { Ref } from 'react'
import { productName } from '#contract/plans.ts'
import { saveFile } from '#web/lib/api/download.ts'
import { showToast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { toCodesFile } from './factor-texts.ts'

interface SaveCodesProps {
  codes: readonly string[]
  email: string
  onSaved: () => void
  /** Of the heading, which is focused when the codes appear. */
  ref: Ref<HTMLHeadingElement>
}

/** Shows the recovery codes. They are shown once. */
export function SaveCodes({ codes, email, onSaved, ref }: SaveCodesProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast({ title: 'Recovery codes copied' })
    } catch {
      showToast({ title: 'Copying failed', description: 'Select the codes and copy them yourself.', tone: 'danger' })
    }
  }

  function download() {
    const file = new Blob([toCodesFile(codes, productName, email)], { type: 'text/plain' })
    saveFile(file, `${productName.toLowerCase()}-recovery-codes.txt`)
  }

  return (
    <section
      aria-labelledby="recovery-codes-title"
      className="grid grid-cols-1 gap-4 rounded-xl border border-warning-line bg-warning-soft p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h3 id="recovery-codes-title" ref={ref} tabIndex={-1} className="text-lg">
          Save Your Recovery Codes
        </h3>
        <p>
          If you lose your device, each of these codes lets you in once. Keep them in a safe place. We show them only
          once.
        </p>
      </div>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1.5 rounded-lg border border-line bg-raised p-4 font-mono select-all sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row className="max-sm:*:grow">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <Button variant="secondary" onClick={download}>
          <Download aria-hidden="true" />
          Download .txt
        </Button>
        <Button onClick={onSaved}>I Have Saved Them</Button>
      </Row>
    </section>
  )
}
