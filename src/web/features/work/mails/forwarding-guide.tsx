import type { InboxAddress } from '#contract/inbox.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'

interface Step {
  text: string
  /** The part of the mailbox's screen that it is about: a heading, and what is pressed or typed there. */
  picture: { title: string; press: string; typed?: true }
}

const guides: { name: string; steps: readonly Step[] }[] = [
  {
    name: 'Gmail',
    steps: [
      {
        text: 'On a computer, open Settings, See all settings, Forwarding and POP/IMAP.',
        picture: { title: 'Forwarding and POP/IMAP', press: 'Add a forwarding address' },
      },
      {
        text: 'Enter your address for applications. Gmail sends us a code, and we show it here.',
        picture: { title: 'Add a forwarding address', press: 'Next', typed: true },
      },
      {
        text: 'Enter the code. To forward only employers, create a filter and choose Forward it to.',
        picture: { title: 'Filters and Blocked Addresses', press: 'Create a new filter' },
      },
    ],
  },
  {
    name: 'Outlook',
    steps: [
      {
        text: 'Open Settings, Mail, Rules, and add a rule.',
        picture: { title: 'Rules', press: 'Add new rule' },
      },
      {
        text: 'Choose the senders, then Forward to, and enter your address for applications.',
        picture: { title: 'Add an action', press: 'Save', typed: true },
      },
    ],
  },
  {
    name: 'iCloud',
    steps: [
      {
        text: 'On icloud.com, open Mail, Settings, Mail Forwarding.',
        picture: { title: 'Mail Forwarding', press: 'Forward my email to' },
      },
      {
        text: 'Enter your address for applications. Keep "Delete messages after forwarding" off.',
        picture: { title: 'Forward my email to', press: 'Done', typed: true },
      },
    ],
  },
]

/** How a mailbox forwards to the relay address, in pictures, and what the mailbox sent to confirm it. */
export function ForwardingGuide({ address, forwarding }: Pick<InboxAddress, 'forwarding'> & { address: string }) {
  return (
    <Stack gap="sm">
      {forwarding && (
        <Banner title={forwarding.code ? `Code: ${forwarding.code}` : 'Confirm the forwarding'} role="status">
          {forwarding.from} asks whether it may forward mails to this address, {timeAgo(forwarding.receivedAt)}. Confirm
          only if you set this up.{' '}
          {forwarding.url !== null && <ExternalLink href={forwarding.url}>Confirm</ExternalLink>}
        </Banner>
      )}
      {guides.map(({ name, steps }) => (
        <Disclosure key={name} summary={`Forward from ${name}`}>
          <ol className="grid gap-5">
            {steps.map(({ text, picture }, index) => (
              <li key={text} className="grid items-center gap-3 sm:grid-cols-2">
                <p className="text-ink">
                  {index + 1}. {text}
                </p>
                <Picture {...picture} address={address} />
              </li>
            ))}
          </ol>
        </Disclosure>
      ))}
    </Stack>
  )
}

/** A drawing of the mailbox's screen: the text beside it says the same. */
const Picture = ({ title, press, typed, address }: Step['picture'] & { address: string }) => (
  <div aria-hidden="true" className="grid gap-2 rounded-xl border border-line bg-sunken p-4 text-sm select-none">
    <span className="font-semibold">{title}</span>
    {typed && <span className="truncate rounded-md border border-control bg-raised px-2 py-1">{address}</span>}
    <span className="w-fit rounded-md bg-accent px-3 py-1 text-accent-contrast outline-2 outline-offset-2 outline-accent">
      {press}
    </span>
  </div>
)
