import { z } from 'zod'
import { contactBody } from '#contract/contact.ts'
import type { RouteDeps } from '#server/deps.ts'
import { HttpError, invalid } from '#server/http/errors.ts'
import { escapeHtml, plainPage } from '#server/http/plain-page.ts'
import { receiveMessage } from './contact.service.ts'

export const contactThanks = "Message sent successfully! We'll get back to you as soon as possible."

const path = '/contact'
const sent = plainPage('Contact', `<p role="status">${escapeHtml(contactThanks)}</p><p><a href="/">Go Home</a></p>`)

const text = z.string().catch('')
/** The text of any body that the form can show again. */
const typed = z.object({ name: text, email: text, message: text }).catch({ name: '', email: '', message: '' })

/** The form with the sent text and the error. */
const refused = ({ name, email, message }: z.infer<typeof typed>, why: string) =>
  plainPage(
    'Contact',
    `<p role="alert"><strong>Failed to send message. Please try again.</strong> ${escapeHtml(why)}</p>
<form method="post" action="${path}">
<label>Name <input name="name" autocomplete="name" value="${escapeHtml(name)}"></label>
<label>Email <input name="email" type="email" autocomplete="email" value="${escapeHtml(email)}"></label>
<label>Message <textarea name="message" rows="8">${escapeHtml(message)}</textarea></label>
<button>Send Message</button></form>`,
  )

/** The contact form without script. `same-origin.ts` refuses it from other sites. It uses no session. */
export function contactPageRoutes({ app, db, jobs, limits }: RouteDeps) {
  app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 200_000 },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )

    scope.post(path, async (request, reply) => {
      reply.type('text/html')
      try {
        const { data, error } = contactBody.safeParse(request.body === undefined ? {} : request.body)
        if (!data) throw invalid(error)
        // Here and not in the route's limits, because the refusal is a page.
        await limits.consume('contact, address', request.ip)
        await receiveMessage({ db, jobs, limits }, data)
        return reply.send(sent)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        return reply.code(error.status).send(refused(typed.parse(request.body), error.message))
      }
    })
  })
}
