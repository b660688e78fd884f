import { useEffect, useState } from 'react'
import { cn } from '../class-names.ts'
import { IconButton } from './icon-button.tsx'

export type CopyButtonProps = {
  /** A function fetches the text on click, without showing it. */
  text: string | (() => Promise<string>)
  /** The accessible name: `Copy phone`. */
  label: string
  onFailure: (error: unknown) => void
}

/** Copies a text and confirms it for two seconds. */
export function CopyButton({ text, label, onFailure }: CopyButtonProps) {
  const [copied, setCopied] = useState(0)
  const [used, setUsed] = useState(false)
  useEffect(() => {
    if (copied === 0) return undefined
    const timer = setTimeout(() => setCopied(0), 2_000)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    setUsed(true)
    try {
      await (typeof text === 'string' ? navigator.clipboard.writeText(text) : fetchAndCopy(text))
      setCopied((times) => times + 1)
    } catch (error) {
      onFailure(error)
    }
  }

  return (
    <>
      <IconButton
        size="sm"
        label={label}
        icon={copied > 0 ? 'check' : 'copy'}
        className={cn('-my-1 align-middle', copied > 0 ? 'text-success-text' : 'text-muted')}
        onClick={() => void copy()}
      />
      {/* Mounted with the click, empty, so that screen readers hear the text that follows. */}
      {used && (
        <span aria-live="polite" className="sr-only">
          {copied > 0 && 'Copied'}
        </span>
      )}
    </>
  )
}

/** The clipboard gets a promise: browsers refuse a write that starts after the click has ended. */
async function fetchAndCopy(fetchText: () => Promise<string>) {
  const fetched = fetchText()
  const blob = fetched.then((text) => new Blob([text], { type: 'text/plain' }))
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  } catch (error) {
    // The error of the fetch explains more than the clipboard's.
    await fetched
    throw error
  }
}
