import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'

export type CopyButtonProps = {
  /** What is copied; a function fetches it when it is wanted, and it is shown nowhere. */
  text: string | (() => Promise<string>)
  /** The accessible name: `Copy phone`. */
  label: string
  onFailure: (error: unknown) => void
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
      await (typeof text === 'string' ? navigator.clipboard.writeText(text) : copyFetched(text))
      setCopied((times) => times + 1)
    } catch (error) {
      onFailure(error)
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

/** Given as a promise: a browser may take a text that comes later for one that nobody's press asked for. */
async function copyFetched(fetchText: () => Promise<string>) {
  const fetched = fetchText()
  const blob = fetched.then((text) => new Blob([text], { type: 'text/plain' }))
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  } catch (error) {
    // A text that could not be fetched is the better reason.
    await fetched
    throw error
  }
}
