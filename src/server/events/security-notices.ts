import type { SecurityNotice } from '#server/jobs/jobs.ts'
import type { Declaration, EventData, Source } from './declaration.ts'

const ifNotYou = "If this wasn't you, change your password now and tell us."

/** The texts, in the product and by mail. A message is complete without its title, which is the subject of the mail. */
export const securityNotices: Record<SecurityNotice, { title: string; message: string }> = {
  'second-factor-added': {
    title: 'A second factor was added to your account',
    message: `From now on you can log in with the new passkey or authenticator app. ${ifNotYou}`,
  },
  'second-factor-removed': {
    title: 'A second factor was removed from your account',
    message: `You can no longer log in with the passkey or authenticator app that was removed. ${ifNotYou}`,
  },
  'second-factor-refused': {
    title: 'Someone entered your password, but no valid second factor',
    message:
      "The second factor was wrong ten times in a row, so we logged no one in. If this wasn't you, someone knows your password: please change it now.",
  },
  'second-factor-required': {
    title: 'Your account now needs a second factor',
    message:
      'An admin requires a passkey or an authenticator app for your account. You can set one up when you log in.',
  },
  'second-factor-optional': {
    title: 'Your account no longer needs a second factor',
    message:
      'An admin no longer requires a passkey or an authenticator app. What you have set up still works, and we recommend that you keep it.',
  },
  'second-factors-reset': {
    title: 'Your second factors were removed',
    message:
      "An admin removed your passkeys, authenticator app and recovery codes, and logged you out everywhere. If you didn't ask for this, change your password now and tell us.",
  },
  'recovery-codes-renewed': {
    title: 'New recovery codes were made for your account',
    message: `Your old recovery codes no longer work. Please keep the new ones in a safe place. ${ifNotYou}`,
  },
  'apply-kit-connected': {
    title: 'An apply kit was connected to your account',
    message: `For 12 hours the kit can read what your clients approved for an application. You can disconnect it in your account. ${ifNotYou}`,
  },
  'recovery-code-used': {
    title: 'A recovery code was used for your account',
    message: `Someone logged in with a recovery code. Each one works once, and you can make new ones in your account. ${ifNotYou}`,
  },
}

/** Notifies the owner of the account in the product and by a mail that cannot be turned off. */
export function declareNotice<Data extends EventData>(
  notice: SecurityNotice | ((data: Data) => SecurityNotice),
  when?: (data: Data, actor: Source) => boolean,
): Pick<Declaration<Data>, 'notifications' | 'jobs'> {
  const find = typeof notice === 'function' ? notice : () => notice
  return {
    notifications: [
      {
        to: 'person',
        type: 'message',
        title: (data) => securityNotices[find(data)].title,
        message: (data) => securityNotices[find(data)].message,
        withoutCopy: true,
        when,
      },
    ],
    jobs: [{ name: 'mail', data: (data) => ({ template: find(data), userId: data.userId }), when }],
  }
}
