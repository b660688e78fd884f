import { useCallback, useEffect, useRef, useState } from 'react'
import { limits } from '#contract/fields.ts'
import { type AnswerPart, type InterviewRoom, maxAnswerLength, savePreparation } from '#contract/interviews.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { clearDraft, draftKey, readDraft, writeDraft } from '#web/lib/forms/drafts.ts'
import { useDebouncedCallback } from '#web/lib/hooks/use-debounced-callback.ts'
import { TextAreaField } from '#web/ui/form/text-area.tsx'

const saveDelayMs = 1_000

/** Notes of one side, or a part of the client's answer about a question or story. */
type Target = { part: 'notes' | 'teamNotes' } | { part: AnswerPart; about: string }

const isNotes = (part: string) => part === 'notes' || part === 'teamNotes'

function toBody(part: Target['part'], about: string, text: string) {
  if (part === 'notes') return { notes: text }
  if (part === 'teamNotes') return { teamNotes: text }
  return { answer: { part, about, text } }
}

function findStored(interview: InterviewRoom, target: Target) {
  if (!('about' in target)) return interview[target.part] ?? ''
  return interview.answers.find(({ part, about }) => part === target.part && about === target.about)?.text ?? ''
}

/** Saves a text while it is typed. What is not saved yet stays in a draft, through failed calls, reloads and an expired session. */
function useAutosave(id: string, part: Target['part'], about: string, stored: string) {
  const key = draftKey(useSignedInUser().id, `interview/${id}/${part}/${about}`)
  const { mutateAsync } = useCall(savePreparation, { failure: null })
  /** Null while it is the stored one. */
  const [text, setText] = useState<string | null>(() => {
    const draft = readDraft(key)?.text
    return typeof draft === 'string' ? draft : null
  })
  const unsent = useRef(text)
  const sending = useRef(false)
  const [state, setState] = useState<'idle' | 'saved' | 'failed'>('idle')

  const save = useCallback(async () => {
    // One call at a time, so that the last text wins.
    if (sending.current) return
    sending.current = true
    try {
      while (unsent.current !== null) {
        const sent = unsent.current
        // oxlint-disable-next-line no-await-in-loop -- The next text is the one typed while this one was sent.
        await mutateAsync({ params: { id }, body: toBody(part, about, sent) })
        if (unsent.current === sent) unsent.current = null
      }
      clearDraft(key)
      setState('saved')
    } catch {
      setState('failed')
    } finally {
      sending.current = false
    }
  }, [about, id, key, mutateAsync, part])
  const { writeSoon } = useDebouncedCallback(
    useCallback(() => void save(), [save]),
    saveDelayMs,
  )

  useEffect(() => {
    if (unsent.current !== null) writeSoon()
  }, [writeSoon])

  return {
    value: text ?? stored,
    state,
    change(next: string) {
      setText(next)
      setState('idle')
      unsent.current = next
      writeDraft(key, { text: next })
      writeSoon()
    },
    leave() {
      if (unsent.current !== null) void save()
      else if (text?.trim() === stored.trim()) setText(null)
    },
  }
}

interface NoteLineProps {
  interview: InterviewRoom
  target: Target
  label: string
  help?: string
  /** For a reader who may not write it. */
  readOnly?: boolean
}

/** A line that saves what is typed. */
export function NoteLine({ interview, target, label, help, readOnly = false }: NoteLineProps) {
  const stored = findStored(interview, target)
  const about = 'about' in target ? target.about : ''
  const { value, state, change, leave } = useAutosave(interview.id, target.part, about, stored)
  if (readOnly)
    return (
      <div className="grid gap-1">
        <span className="font-medium wrap-anywhere">{label}</span>
        {(stored || isNotes(target.part)) && (
          <p className="wrap-anywhere whitespace-pre-line text-muted">{stored || 'No note yet'}</p>
        )}
      </div>
    )
  return (
    <TextAreaField
      label={label}
      help={help}
      rows={isNotes(target.part) ? 3 : 1}
      maxLength={isNotes(target.part) ? limits.note : maxAnswerLength}
      value={value}
      error={state === 'failed' ? 'This is not saved yet. We try again when you leave the line.' : undefined}
      aside={
        <span role="status" className="text-sm text-muted">
          {state === 'saved' ? 'Saved' : ''}
        </span>
      }
      onChange={({ target: field }) => change(field.value)}
      onBlur={leave}
    />
  )
}
