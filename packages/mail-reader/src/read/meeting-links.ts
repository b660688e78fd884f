const hosts = [
  'zoom.us',
  'meet.google.com',
  'teams.microsoft.com',
  'teams.live.com',
  'webex.com',
  'whereby.com',
  'meet.goto.com',
  'gotomeeting.com',
  'bluejeans.com',
  'chime.aws',
  'jitsi.org',
  'meet.jit.si',
  'around.co',
  'skype.com',
]

/** The first address of a meeting online. */
export function findMeetingLink(text: string): string | null {
  for (const [found] of text.matchAll(/https:\/\/[^\s<>"')\]\\]+/g)) {
    const url = URL.parse(found.replace(/[.,;:!?]+$/, ''))
    if (url && hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))) return url.href
  }
  return null
}
