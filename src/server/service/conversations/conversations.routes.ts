import {
  editMessage,
  listConversations,
  listMessages,
  markConversationRead,
  sendMessage,
} from '#contract/conversations.ts'
import type { RouteDeps } from '#server/deps.ts'
import { ingestUploads } from '#server/platform/files/files.service.ts'
import { sendPage } from '#server/http/pagination.ts'
import { editOwnMessage, markAsRead, postMessage, readConversations, readMessages } from './conversations.service.ts'

export function conversationRoutes({ serve, db, files, jobs, config }: RouteDeps) {
  serve(listConversations, ({ actor, db }) =>
    readConversations(db, config, actor, actor.role === 'user' ? actor.id : undefined),
  )

  serve(listMessages, async ({ actor, db, params, query, reply }) =>
    sendPage(reply, await readMessages(db, actor, params.userId, query)),
  )

  serve(sendMessage, {
    prepare: async ({ actor, body }) => {
      await ingestUploads({ db, files, jobs }, actor, body.fileIds)
    },
    handle: ({ actor, db, params, body }) => postMessage({ db, jobs }, actor, params.userId, body),
  })

  serve(editMessage, ({ actor, db, params, body }) => editOwnMessage({ db, jobs }, actor, params.id, body.text))

  serve(markConversationRead, ({ actor, db, params }) => markAsRead({ db, jobs }, config, actor, params.userId))
}
