import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DocumentKind } from '#contract/documents.ts'
import { limits } from '#contract/fields.ts'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { findWords, prepareText } from './analysis/find-words.ts'
import { selectWords } from './analysis/focus-field.ts'

interface TextEditorProps {
  kind: DocumentKind
  content: string
  /** Words to show the user; the editor takes the focus and selects them. */
  selection: string | null
  onSelected: () => void
  onChange: (content: string) => void
}

/** An editor for the finished text. The text updates immediately, everything that depends on it in a transition. */
export function TextEditor({ kind, content, selection, onSelected, onChange }: TextEditorProps) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  const [pendingText, setPendingText] = useState<string | null>(null)

  function edit(text: string) {
    setPendingText(text)
    startTransition(() => {
      onChange(text)
      setPendingText(null)
    })
  }

  const select = useEffectEvent((words: string) => {
    const element = textarea.current
    if (!element) return
    selectWords(element, findWords(prepareText(element.value), words))
    onSelected()
  })
  useEffect(() => {
    if (selection !== null) select(selection)
  }, [selection])

  return (
    <TextAreaField
      ref={textarea}
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
