import type { Config } from '#server/config.ts'

type Addresses = Pick<Config, 'inboxDomain' | 'mailFrom'>

const getDomain = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** An address or a Message-ID of our own: to answer one would go in a circle. */
export const isOurs = ({ inboxDomain, mailFrom }: Addresses, address: string) =>
  address.includes('@') && [inboxDomain, getDomain(mailFrom)].includes(getDomain(address))

const takesNoMail = /^(?:(?:do[-_.]?)?not?[-_.]?reply|mailer-daemon|postmaster|bounces?|notifications?)(?:[-_.+]|$)/

/** No one reads what is sent there. */
export const isUnanswerable = (config: Addresses, address: string) =>
  !/^[^\s@<>",;:\\]+@[^\s@<>",;:\\]+$/.test(address) ||
  isOurs(config, address) ||
  takesNoMail.test(address.toLowerCase().split('@')[0] ?? '')

/** Who wrote, in our words: the name in a mail may say anything. */
export const toSender = (company: string | undefined, address: string) =>
  company ?? (address.includes('@') ? getDomain(address) : 'An unknown sender')
