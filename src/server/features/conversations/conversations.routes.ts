import {
  editMessage,
  listConversations,
  listMessages,
  markConversationRead,
  sendMessage,
} from '#contract/conversations.ts'
import type { RouteDeps } from '#server/deps.ts'
import { ingestUploads } from '#server/features/files/files.service.ts'
import { sendPage } from '#server/http/pagination.ts'
import { editOwnMessage, markAsRead, postMessage, readConversations, readMessages } from './conversations.service.ts'

export function conversationRoutes({ serve, db, files, jobs, limits, config }: RouteDeps) {
  serve(listConversations, ({ actor, db }) =>
    readConversations(db, config, actor, actor.role === 'user' ? actor.id : undefined),
  )

  serve(listMessages, async ({ actor, db, params, query, reply }) =>
    sendPage(reply, await readMessages(db, actor, params.userId, query)),
  )

  serve(sendMessage, {
    prepare: async ({ actor, body }) => {
      await limits.consume('message, account', actor.id)
      await ingestUploads({ db, files, jobs }, actor, body.fileIds)
    },
    handle: ({ actor, db, params, body }) => postMessage({ db, jobs }, actor, params.userId, body),
  })

  serve(editMessage, async ({ actor, db, params, body }) => {
    await limits.consume('message, account', actor.id)
    return editOwnMessage(db, actor, params.id, body.text)
  })

  serve(markConversationRead, ({ actor, db, params }) => markAsRead(db, config, actor, params.userId))
}
