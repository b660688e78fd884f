import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deleteAccount } from '#contract/account.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'

function renderForm() {
  const server = fakeServer()
  server.refuse(deleteAccount, { status: 500, message: 'Something went wrong' })
  const view = renderScreen(
    <Dialog open title="Delete Account">
      <DeleteAccountForm email="Noor@example.test" erased="Your name" />
    </Dialog>,
  )
  return { server, ...view }
}

const confirmation = () => screen.getByLabelText<HTMLInputElement>('Type DELETE or your email address to confirm')

it.each(['DELETE', ' delete ', 'noor@example.test', 'Noor@Example.test'])('accepts %j', async (text) => {
  const { server, user } = renderForm()
  await user.type(confirmation(), `${text}{Enter}`)
  await waitFor(() => expect(server.requests(deleteAccount)).toHaveLength(1))
})

it.each(['', ' ', 'del', 'yes', 'other@example.test'])(
  'refuses %j, says what to type, and keeps the focus',
  async (text) => {
    const { server, user } = renderForm()
    await user.click(confirmation())
    await user.keyboard(`${text}{Enter}`)
    expect(await screen.findByText('Please type DELETE or Noor@example.test')).toBeTruthy()
    expect(document.activeElement).toBe(confirmation())
    expect(server.requests(deleteAccount)).toEqual([])
  },
)

it('deletes once for a double click', async () => {
  const { server, user } = renderForm()
  server.reply(deleteAccount, new Promise(() => {}))
  await user.type(confirmation(), 'DELETE')
  await user.dblClick(screen.getByRole('button', { name: 'Delete Account' }))
  expect(await screen.findByRole('button', { name: 'Deleting...', busy: true })).toBeTruthy()
  expect(server.requests(deleteAccount)).toHaveLength(1)
})

it('says why it failed, and keeps the confirmation', async () => {
  const { user } = renderForm()
  await user.type(confirmation(), 'DELETE')
  await user.click(screen.getByRole('button', { name: 'Delete Account' }))
  const dialog = within(screen.getByRole('dialog'))
  expect((await dialog.findByRole('alert')).textContent).toBe('Something went wrong')
  expect(confirmation().value).toBe('DELETE')
})
