import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import type { Mail } from '#server/gateways/mailer.ts'

/** One of each kind, as the test of all mails composes them. */
export function readAllMails(): Mail[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'foothold-mails-'))
  const file = path.join(folder, 'mails.json')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'src/server/every-mail.test.ts'],
    { encoding: 'utf8', env: { ...process.env, MAIL_DUMP: file } },
  )
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`)
  const mails: Mail[] = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  // Some are sent to several people.
  return [...new Map(mails.map((mail) => [mail.subject, mail])).values()]
}

const toName = (subject: string) =>
  subject
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)

/** Mail programs show an attached picture by its name. */
function inlinePictures({ html, attachments = [] }: Mail) {
  let shown = html
  for (const { cid, content, contentType } of attachments) {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from((content as { data: number[] }).data)
    shown = shown.replaceAll(`cid:${cid}`, `data:${contentType};base64,${bytes.toString('base64')}`)
  }
  return shown
}

/** Each mail at 320 and 600 px, light and dark, and as text. */
export async function pictureMails(browser: Browser, mails: readonly Mail[], folder: string) {
  for (const mail of mails) {
    const name = path.join(folder, `mail-${toName(mail.subject)}`)
    await writeFile(`${name}.txt`, `Subject: ${mail.subject}\n\n${mail.text}\n`)
    const html = inlinePictures(mail)
    for (const width of [320, 600])
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme })
        await page.setContent(html)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (overflow > 0) console.log(`${mail.subject} at ${width} px scrolls sideways by ${overflow} px`)
        await page.screenshot({ path: `${name}-${width}-${colorScheme}.png`, fullPage: true })
        await page.close()
      }
  }
}
