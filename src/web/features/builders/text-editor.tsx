import { startTransition, useState } from 'react'
import type { DocumentKind } from '#contract/documents.ts'
import { limits } from '#contract/fields.ts'
import { TextAreaField } from '#web/ui/form/text-area.tsx'

interface TextEditorProps {
  kind: DocumentKind
  content: string
  onChange: (content: string) => void
}

/** An editor for the finished text. The text updates immediately, everything that depends on it in a transition. */
export function TextEditor({ kind, content, onChange }: TextEditorProps) {
  const [pendingText, setPendingText] = useState<string | null>(null)

  function edit(text: string) {
    setPendingText(text)
    startTransition(() => {
      onChange(text)
      setPendingText(null)
    })
  }

  return (
    <TextAreaField
      label={kind === 'resume' ? 'Resume Text' : 'Cover Letter Text'}
      help="Put each heading on its own line, and start bullets with a dash. The score updates as you type."
      rows={22}
      maxLength={limits.builderText}
      dir="auto"
      spellCheck
      value={pendingText ?? content}
      onChange={(event) => edit(event.target.value)}
      className="[&_textarea]:max-h-none"
    />
  )
}
