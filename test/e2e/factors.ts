import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { runSql } from './database.ts'
import { expect } from './people.ts'

/** A virtual authenticator of Chromium: it creates passkeys and confirms by itself. */
export async function addVirtualAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    lose: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    /** Whether its owner confirms or declines. */
    setConfirming: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** Codes of an authenticator app, each for a later time step, because a code works once. */
export function openApp(secret: string) {
  const totp = new TOTP({ secret: secret.replaceAll(' ', '') })
  let steps = 0
  return () => totp.generate({ timestamp: Date.now() + 30_000 * steps++ })
}

/** Expires the step-up. */
export const forgetStepUp = (email: string, url?: string) =>
  runSql(
    `update sessions set stepped_up_at = now() - interval '11 minutes' where user_id = (select id from users where email = $1)`,
    [email],
    url,
  )

export const security = (page: Page) => page.getByRole('region', { name: 'Login Security' })
export const stepUpDialog = (page: Page) => page.getByRole('dialog', { name: "Confirm it's you" })

/** Waits for the recovery codes on the screen and returns them. */
export async function readCodes(page: Page) {
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return codes.allTextContents()
}

/** Submits the password on the sign-in screen. */
export async function submitPassword(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
