import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import {
  type Conversation,
  type ConversationMessage,
  listConversations,
  listMessages,
  markConversationRead,
} from '#contract/conversations.ts'
import type { User } from '#contract/users.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'

/** The own conversation; for staff one per client. */
export const useConversations = () => useQuery(queryFor(listConversations))

/** The first messages that a conversation shows. */
export const messagesInput = (userId: string) => [listMessages, { limit: 50 }, { userId }] as const

/** The messages of a conversation, the newest first. */
export const useMessages = (userId: string) => usePaginatedQuery(...messagesInput(userId))

/** Admins read for the team only where there is no account manager. */
export const isReader = ({ role }: Pick<User, 'role'>, { manager }: Pick<Conversation, 'manager'>) =>
  role !== 'admin' || manager === null

/** How many messages wait to be read by the current user. */
export function useUnreadMessages() {
  const { data = [] } = useConversations()
  const user = useSignedInUser()
  return data.reduce((sum, conversation) => sum + (isReader(user, conversation) ? conversation.unread : 0), 0)
}

/** Whether the current user and the author are on the same side: the client, or the team. */
export const isOwnSide = ({ role }: Pick<User, 'role'>, { fromClient }: Pick<ConversationMessage, 'fromClient'>) =>
  fromClient === (role === 'user')

/**
 * Marks the other side's messages as read while the document is visible. `unreadId` is the newest of them, or undefined. An
 * admin who views as the person marks nothing.
 */
export function useMarkRead(userId: string, unreadId: string | undefined) {
  const { view } = useSignedInUser()
  const visible = useDocumentVisible()
  // The person did not ask for this call, so a failure shows no toast.
  const { mutate } = useCall(markConversationRead, { failure: null })
  useEffect(() => {
    if (visible && !view && unreadId !== undefined) mutate({ params: { userId } })
  }, [mutate, unreadId, userId, view, visible])
}

const isVisible = () => document.visibilityState === 'visible'

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const useDocumentVisible = () => useSyncExternalStore(subscribeToVisibility, isVisible, () => false)
