import type { MailReceiver } from '#server/gateways/inbound-mail/inbound-mail.ts'
import { receiveMail, type ReceiveDeps } from './receive.service.ts'
import { findRecipient } from './recipients.ts'

/** What the SMTP server asks. */
export function createMailReceiver(deps: ReceiveDeps): MailReceiver {
  const { db, limits, domain } = deps
  return {
    async findRecipient(address) {
      const found = await findRecipient(db, domain, address)
      if (typeof found === 'string') return found
      return (await limits.isUsedUp('mails received, client', found.userId)) ? 'limited' : 'known'
    },
    noteRefusal: async (remoteAddress) => void (await limits.allows('recipients refused, address', remoteAddress)),
    isBlocked: (remoteAddress) => limits.isUsedUp('recipients refused, address', remoteAddress),
    receive: (mail) => receiveMail(deps, mail),
  }
}
