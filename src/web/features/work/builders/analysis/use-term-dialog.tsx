import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { nameTerms } from './fixes.ts'
import { fits, insertTerm, type TermAnswer } from './insert-term.ts'
import { TermDialog } from './term-dialog.tsx'
import type { FixWork } from './use-fix.ts'

interface TermDialogOptions {
  work: Pick<FixWork, 'readForm' | 'insert' | 'unused' | 'setUnused'>
  content: string
  written: string
  /** Takes the focus after an answer, because the button that opened the dialog may be gone. */
  home: RefObject<HTMLElement | null>
}

/** The dialog about one missing term, and what opens it. */
export function useTermDialog({ work, content, written, home }: TermDialogOptions) {
  const [asked, setAsked] = useState<{ any: readonly string[]; isFound: boolean } | null>(null)
  const opener = useRef<Element>(null)
  const isAnswered = useRef(false)

  function open(any: readonly string[], isFound = false) {
    opener.current = document.activeElement
    isAnswered.current = false
    setAsked({ any, isFound })
  }

  function close() {
    isAnswered.current = true
    setAsked(null)
  }

  function answer(given: TermAnswer): string | null {
    const insertion = insertTerm(work.readForm(), { content, written }, given)
    if (!fits(insertion)) return 'There is no room left in that field. Shorten it first.'
    work.insert(insertion, given.place ? `Added to ${given.place.label}` : `Added ${given.term} to your skills`)
    close()
    return null
  }

  const dialog: ReactNode = asked && (
    <TermDialog
      any={asked.any}
      isFound={asked.isFound}
      form={work.readForm()}
      onAnswer={answer}
      onUnused={() => {
        work.setUnused([...work.unused, nameTerms(asked.any)])
        close()
      }}
      onOpenChange={() => setAsked(null)}
      onClosed={() => {
        const target = isAnswered.current ? home.current : opener.current
        if (target instanceof HTMLElement) target.focus({ preventScroll: isAnswered.current })
      }}
    />
  )
  return { dialog, open }
}
