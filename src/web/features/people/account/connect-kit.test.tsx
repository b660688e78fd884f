import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { confirmConnection, findConnection, type KitConnection } from '#contract/apply-kit.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { ConnectKit } from './connect-kit.tsx'

const manager = { ...seeker, role: 'account_manager' as const }
const connection: KitConnection = {
  version: '1.0.0',
  userAgent: 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0',
  address: '192.0.2.7',
  createdAt: '2026-11-26T07:00:00.000Z',
  expiresAt: '2026-11-26T07:10:00.000Z',
}
const button = (name: string) => screen.getByRole('button', { name })

function open(hash = '') {
  window.history.replaceState(null, '', `/apply-kit${hash}`)
  const server = fakeServer()
  server.reply(findConnection, connection)
  server.answer(confirmConnection, () => new Response(null, { status: 204 }))
  return { server, ...renderScreen(<ConnectKit />, manager) }
}

it('says at the field that no apply kit shows the code, and keeps what was typed', async () => {
  const { server, user } = open()
  server.refuse(findConnection, { status: 404, message: 'No apply kit waits with this code.' })
  await user.type(screen.getByLabelText('Code'), 'bcdf ghjk{Enter}')
  const field = await screen.findByRole('textbox', { name: 'Code', description: /No apply kit waits with this code\./ })
  expect((field as HTMLInputElement).value).toBe('bcdf ghjk')
  expect(server.requests(confirmConnection)).toEqual([])
})

it('shows who asked with the code of the address, and connects', async () => {
  const { server, user } = open('#WDJB-MJHT')
  expect(await screen.findByText('Firefox on Linux')).toBeTruthy()
  expect(screen.getByText('WDJB-MJHT')).toBeTruthy()
  expect(screen.getByText(/from 192\.0\.2\.7$/)).toBeTruthy()
  await user.dblClick(button('Connect'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Connected'))
  expect(server.requests(confirmConnection).map(({ body }) => body)).toEqual([
    { userCode: 'WDJB-MJHT', decision: 'connect' },
  ])
})

it('refuses the code of someone else', async () => {
  const { server, user } = open('#WDJB-MJHT')
  await user.click(await screen.findByRole('button', { name: 'Not My Code' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Refused'))
  expect(server.requests(confirmConnection)[0]?.body).toMatchObject({ decision: 'refuse' })
})

it('stays where it is when the connection fails', async () => {
  const { server, user } = open('#WDJB-MJHT')
  await screen.findByText('Firefox on Linux')
  server.refuse(confirmConnection, { status: 404, message: 'No apply kit waits with this code.' })
  await user.click(button('Connect'))
  expect(await screen.findByText('The apply kit was not connected')).toBeTruthy()
  expect(button('Connect')).toBeTruthy()
})
