import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { currentUser } from '#contract/auth.ts'
import { saveTimeZone } from '#contract/reports.ts'
import { currentUserQuery } from '#web/lib/api/queries.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { fakeServer } from '#test/fake-server.ts'
import { manager } from '#test/receipt-samples.ts'
import { renderScreen, seeker, toCurrentUser } from '#test/render-screen.tsx'
import { TimeZoneCard } from './time-zone-card.tsx'
import { useBrowserTimeZone } from './use-time-zone.ts'

it('says when the report arrives, and saves another time zone', async () => {
  const server = fakeServer()
  server.reply(saveTimeZone, { timeZone: 'America/New_York' }, 'session')
  server.reply(currentUser, { ...toCurrentUser(seeker), timeZone: 'America/New_York' })
  const { user } = renderScreen(<TimeZoneCard />)
  expect(screen.getByText('Your weekly report arrives on Mondays at 8:00 (UTC).')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Time Zone'), 'America/New York')
  expect(server.requests(saveTimeZone)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save Time Zone' }))
  expect(await screen.findByText('Your weekly report arrives on Mondays at 8:00 (America/New York).')).toBeTruthy()
  expect(server.requests(saveTimeZone).map(({ body }) => body)).toEqual([{ timeZone: 'America/New_York' }])
})

it('says so if a time zone cannot be saved, and leaves the stored one', async () => {
  const server = fakeServer()
  server.refuse(saveTimeZone, { status: 400, message: 'Please choose a time zone' })
  const { user } = renderScreen(<TimeZoneCard />)
  await user.selectOptions(screen.getByLabelText('Time Zone'), 'Europe/Berlin')
  await user.click(screen.getByRole('button', { name: 'Save Time Zone' }))
  expect(await screen.findByText('Your time zone was not saved')).toBeTruthy()
  expect(screen.getByText('Your weekly report arrives on Mondays at 8:00 (UTC).')).toBeTruthy()
})

function Frame() {
  useBrowserTimeZone()
  return null
}

const forgetTimeZone = () =>
  queryClient.setQueryData(currentUserQuery.queryKey, (known) => known && { ...known, timeZone: null })

it("sends the browser's time zone once for a client without one, and never for others", async () => {
  const server = fakeServer()
  const browser = new Intl.DateTimeFormat().resolvedOptions().timeZone
  server.reply(saveTimeZone, { timeZone: browser }, 'session')
  server.reply(currentUser, { ...toCurrentUser(seeker), timeZone: browser })
  const staff = renderScreen(<Frame />, manager)
  forgetTimeZone()
  staff.rerender(<Frame />)
  staff.unmount()
  const client = renderScreen(<Frame />, seeker)
  expect(server.requests(saveTimeZone)).toEqual([])
  forgetTimeZone()
  await waitFor(() => expect(queryClient.getQueryData(currentUserQuery.queryKey)?.timeZone).toBe(browser))
  client.rerender(<Frame />)
  expect(server.requests(saveTimeZone).map(({ body }) => body)).toEqual([{ timeZone: browser }])
})
