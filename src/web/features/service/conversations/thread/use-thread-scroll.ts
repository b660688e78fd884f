import { useLayoutEffect, useRef, useState } from 'react'
import type { ConversationMessage } from '#contract/conversations.ts'

/** Closer to the end than this counts as being at the end. */
const tolerance = 40

// The region is a reversed column: its scroll position is 0 at the end and negative above it.
const isAtEnd = ({ scrollTop }: Element) => scrollTop > -tolerance

/** The space between the end of the thread and the message. Messages that drop out at the other end do not affect it. */
function getSpaceBelow(region: Element, messageId: string | undefined) {
  const bottom = region.firstElementChild?.getBoundingClientRect().bottom ?? 0
  const message = region.querySelector(`[data-message-id="${messageId}"]`)
  return bottom - (message?.getBoundingClientRect().bottom ?? bottom)
}

/**
 * Keeps the reading position of a thread when messages arrive. A reader at the end sees new messages; further up the position
 * stays, and `hasUnseen` is true until the end is reached. An own message always scrolls to the end.
 */
export function useThreadScroll(messages: readonly ConversationMessage[], readerId: string) {
  const region = useRef<HTMLDivElement>(null)
  const previous = useRef({ id: messages[0]?.id, space: 0 })
  const [hasUnseen, setHasUnseen] = useState(false)

  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const [newest] = messages
    const { id, space } = previous.current
    previous.current = { id: newest?.id, space: getSpaceBelow(element, newest?.id) }
    if (newest === undefined || id === undefined || id === newest.id) return
    if (newest.authorId === readerId) element.scrollTop = 0
    else if (!isAtEnd(element)) {
      element.scrollTop -= getSpaceBelow(element, id) - space
      setHasUnseen(true)
    }
  }, [messages, readerId])

  function scrollToEnd() {
    if (region.current) region.current.scrollTop = 0
    region.current?.focus({ preventScroll: true })
    setHasUnseen(false)
  }

  function handleScroll() {
    if (region.current && isAtEnd(region.current)) setHasUnseen(false)
  }

  return { region, hasUnseen, scrollToEnd, handleScroll }
}
