import type { SecondFactorKind } from '#contract/auth.ts'
import type { Declarations, EventData, Source } from './declaration.ts'
import { isMailed } from './event-data.ts'
import { declareNotice } from './security-notices.ts'

interface OwnerData {
  /** The owner of the account. */
  userId: string
}
interface FactorData extends OwnerData {
  kind: SecondFactorKind
}

/** What happens to sign-ins, sessions, passwords and second factors. */
export interface SignInEvents {
  'sign-in': OwnerData & { previousUserId: string | null }
  'sign-in.refused': EventData
  'sign-in.second-factor-refused': FactorData & { isLast: boolean }
  'sign-out': OwnerData
  'device.added': OwnerData & { sid: string; isMailed: boolean }
  'account-mail.requested': EventData & { template: 'verify-email' | 'reset-password' }
  'email.verified': OwnerData
  'password.reset': OwnerData
  'password.changed': OwnerData
  'sessions.ended': OwnerData & { isSuspended: boolean }
  'other-sessions.ended': OwnerData
  'second-factor.added': FactorData
  'second-factor.removed': FactorData
  'second-factor.required': OwnerData & { required: boolean }
  'second-factors.reset': OwnerData
  'recovery-codes.renewed': OwnerData
  'recovery-code.used': OwnerData & { left: number }
  'apply-kit.connected': OwnerData
  'apply-kit.refused': OwnerData
  'step-up': OwnerData & { kind: string }
  'step-up.refused': OwnerData & { kind: string }
}

const kind = ({ kind }: { kind: string }) => ({ kind })
const session = [{ to: ['person'], topics: ['session'] }] as const
/** An operator's command has no person. */
const byAdmin = (_data: EventData, { id }: Source) => id !== null
const isLast = ({ isLast }: OwnerData & { isLast: boolean }) => isLast
const isNotSuspended = ({ isSuspended }: { isSuspended: boolean }) => !isSuspended

export const signInEvents: Declarations<SignInEvents> = {
  // Another person may have been signed in with the same browser.
  'sign-in': {
    audit: { action: 'sign-in' },
    live: [{ to: [({ previousUserId }) => previousUserId], topics: ['session'] }],
  },
  'sign-in.refused': { audit: { action: 'sign-in.refused' } },
  'sign-in.second-factor-refused': {
    audit: { action: 'sign-in.second-factor-refused', details: kind },
    ...declareNotice('second-factor-refused', isLast),
  },
  'sign-out': { audit: { action: 'sign-out' }, live: session },
  'device.added': {
    jobs: [
      {
        name: 'mail',
        data: ({ userId, sid }) => ({ template: 'new-device', userId, sid }),
        when: isMailed,
      },
    ],
  },
  'account-mail.requested': {
    jobs: [{ name: 'mail', data: ({ template, userId }) => ({ template, userId }) }],
  },
  'email.verified': { audit: { action: 'email.verified' } },
  'password.reset': { audit: { action: 'password.reset' }, live: session },
  'password.changed': { audit: { action: 'password.changed' }, live: session },
  'sessions.ended': {
    audit: { action: 'sessions.ended' },
    jobs: [
      {
        name: 'mail',
        data: ({ userId }) => ({ template: 'reset-password', userId }),
        when: isNotSuspended,
      },
    ],
    live: session,
  },
  'other-sessions.ended': { live: session },
  'second-factor.added': {
    audit: { action: 'second-factor.added', details: kind },
    ...declareNotice('second-factor-added'),
    live: session,
  },
  'second-factor.removed': {
    audit: { action: 'second-factor.removed', details: kind },
    ...declareNotice('second-factor-removed'),
    live: session,
  },
  'second-factor.required': {
    audit: { action: 'second-factor.required', details: ({ required }) => ({ required }) },
    ...declareNotice(({ required }: { userId: string; required: boolean }) =>
      required ? 'second-factor-required' : 'second-factor-optional',
    ),
    live: [...session, { to: ['admins'], topics: ['users'] }],
  },
  'second-factors.reset': {
    audit: { action: 'second-factors.reset' },
    ...declareNotice('second-factors-reset', byAdmin),
    live: [...session, { to: ['admins'], topics: ['users'], when: byAdmin }],
  },
  'recovery-codes.renewed': {
    audit: { action: 'second-factor.added', details: () => ({ kind: 'recovery' }) },
    ...declareNotice('recovery-codes-renewed'),
  },
  'recovery-code.used': {
    audit: { action: 'recovery-code.used', details: ({ left }) => ({ left }) },
    ...declareNotice('recovery-code-used'),
  },
  'apply-kit.connected': {
    audit: { action: 'apply-kit.connected' },
    ...declareNotice('apply-kit-connected'),
    live: session,
  },
  'apply-kit.refused': { audit: { action: 'apply-kit.refused' } },
  'step-up': { audit: { action: 'step-up', details: kind } },
  'step-up.refused': { audit: { action: 'step-up.refused', details: kind } },
}
