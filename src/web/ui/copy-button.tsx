import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'

export type CopyButtonProps = {
  text: string
  /** The accessible name: `Copy phone`. */
  label: string
  onFailure: () => void
}

/** Puts a text on the clipboard, and says for a moment that it is there. */
export function CopyButton({ text, label, onFailure }: CopyButtonProps) {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return undefined
    const timer = setTimeout(() => setCopied(0), 2_000)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied((times) => times + 1)
    } catch {
      onFailure()
    }
  }

  return (
    <span className="-my-1 inline-flex">
      <IconButton size="sm" label={label} className="text-muted" onClick={() => void copy()}>
        {copied > 0 ? <Check aria-hidden="true" className="text-success-text" /> : <Copy aria-hidden="true" />}
      </IconButton>
      <span aria-live="polite" className="sr-only">
        {copied > 0 && 'Copied'}
      </span>
    </span>
  )
}
