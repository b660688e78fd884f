/*
 * Fills an empty database with interview rooms and weekly reports, and takes pictures of what clients read: the rooms before and
 * after the interview, the reports, the Friday task, and every mail. After `npm run build`: node bench/rooms/run.ts [--only reports] [FOLDER]
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { DateTime } from 'luxon'
import type { Mail } from '#server/gateways/mailer.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { composeReportMail } from '#server/service/reports/report-mails.ts'
import { signInAt, startServerProcess } from '#test/server-process.ts'
import { browserFlags, systemBrowser } from '../../scripts/browser.js'
import { args, choose, hasBuild, isSmoke } from '../smoke.ts'
import { fillRoom, fillWeek, openFilled, password, sendReports, teamZone } from './fill.ts'
import { pictureMails, readAllMails } from './mails.ts'
import { rooms } from './rooms.ts'
import { weeks } from './weeks.ts'

const { values: options, positionals } = parseArgs({
  args,
  options: { only: { type: 'string', default: choose('rooms,reports,mails', 'reports') } },
  allowPositionals: true,
})
const zones = ['America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata']
const widths = choose([1280, 360], [360])
const wants = (part: string) => options.only.split(',').includes(part)

interface Visit {
  email: string
  path: string
  zone: string
  width: number
  dark?: boolean
}

/** Takes a picture of a page as one person sees it in their time zone, and writes its text beside it. */
async function picture(
  browser: Browser,
  origin: string,
  { email, path: address, zone, width, dark }: Visit,
  file: string,
) {
  const context = await browser.newContext({
    baseURL: origin,
    timezoneId: zone,
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  const cookies = (await signInAt(origin, { email, password })).split('; ').map((pair) => pair.split('='))
  const toCookie = (name = '', value = '') => ({ name, value, url: origin })
  await context.addCookies([...cookies.map(([name, value]) => toCookie(name, value)), toCookie('time_zone', zone)])
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  // On a busy machine the preparation comes later than that.
  await page.waitForFunction(() => !document.querySelector('[role=status][aria-label^="Loading"]'))
  await showAll(page)
  await page.screenshot({ path: `${file}.png`, fullPage: true })
  await writeFile(`${file}.txt`, await page.locator('main').innerText())
  await context.close()
}

/** Pictures below the window are loaded once it comes to them. */
async function showAll(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
}

async function main() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-rooms-data-'))
  const folder = isSmoke ? dataDir : (positionals[0] ?? (await mkdtemp(path.join(tmpdir(), 'foothold-rooms-'))))
  await mkdir(folder, { recursive: true })
  const postgres = await startEmbeddedPostgres({ dataDir })
  const filled = await openFilled(postgres.url, dataDir)
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'error',
    TEAM_TIME_ZONE: teamZone,
  }
  const server = await startServerProcess(settings, new URL('../../test/e2e/server.ts', import.meta.url).pathname)
  const executablePath = systemBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...browserFlags, '--hide-scrollbars'],
  })
  const take = (visit: Visit, name: string) => picture(browser, server.origin, visit, path.join(folder, name))
  try {
    if (wants('rooms')) await takeRooms(filled, take)
    const mails = wants('reports') ? await takeReports(filled, take) : []
    if (wants('mails')) mails.push(...readAllMails())
    await pictureMails(browser, mails, folder)
    console.log(folder)
  } finally {
    await browser.close()
    server.kill('SIGTERM')
    await server.exited
    await filled.database.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Filled = Awaited<ReturnType<typeof openFilled>>
type Take = (visit: Visit, name: string) => Promise<void>

/** Each room in one zone before its interview and after it. The first three in all zones too, dark, and as the manager sees them. */
async function takeRooms(filled: Filled, take: Take) {
  for (const [index, room] of rooms.entries()) {
    const { email, interviewId } = await fillRoom(filled, room, index)
    const zone = zones[index % zones.length] ?? 'UTC'
    const visit = { email, path: `/interviews/${interviewId}`, zone }
    for (const width of widths) await take({ ...visit, width }, `room-${room.name}-${width}`)
    if (index < 3) {
      for (const other of zones)
        await take({ ...visit, zone: other, width: 1280 }, `room-${room.name}-in-${other.split('/')[1]}`)
      for (const width of widths) await take({ ...visit, width, dark: true }, `room-${room.name}-dark-${width}`)
      await take({ ...visit, email: filled.manager.email, width: 1280 }, `room-${room.name}-manager`)
    }
    await filled.database.pool.query(
      "update interviews set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = $1",
      [interviewId],
    )
    for (const width of widths) await take({ ...visit, width }, `room-${room.name}-after-${width}`)
  }
}

/** The reports, the mails about them and the task of the Friday after them. */
async function takeReports(filled: Filled, take: Take): Promise<Mail[]> {
  const monday = DateTime.utc().startOf('week').minus({ weeks: 1 })
  const clients = []
  for (const week of choose(weeks, weeks.slice(0, 1)))
    clients.push({ ...week, ...(await fillWeek(filled, week, monday)) })
  const reports = await sendReports(filled, clients, monday)
  const mails: Mail[] = []
  for (const [index, { id, email, name, zone }] of clients.entries()) {
    const report = reports.get(id)
    if (report === undefined) throw new Error(`There is no report of ${name}`)
    for (const width of widths) {
      const visit = { email, path: `/reports?report=${report}`, zone, width }
      await take(visit, `report-${name}-${width}`)
      if (index < 3 && !isSmoke) await take({ ...visit, dark: true }, `report-${name}-dark-${width}`)
    }
    const mail = await composeReportMail(filled, report)
    if (mail) mails.push({ ...mail, subject: `${mail.subject} (${name})` })
  }
  for (const width of widths)
    await take(
      { email: filled.manager.email, path: '/account-manager', zone: 'America/New_York', width },
      `friday-${width}`,
    )
  return mails
}

if (hasBuild()) await main()
