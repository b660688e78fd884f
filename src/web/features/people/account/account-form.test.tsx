import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { updateAccount } from '#contract/account.ts'
import type { User } from '#contract/users.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { AccountForm } from './account-form.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => screen.getByRole('button', { name: 'Save Changes' })

it('labels and describes its fields, and shows the email read-only', () => {
  renderScreen(<AccountForm user={seeker} />)
  expect(field('First Name').value).toBe('Sam')
  expect(field('Last Name').value).toBe('Seeker')
  expect(screen.getByRole('textbox', { name: 'Email', description: /cannot be changed/ })).toMatchObject({
    readOnly: true,
    value: seeker.email,
  })
  expect(screen.getByRole('group', { name: 'Change Password' }).contains(field('New Password'))).toBe(true)
})

it('sends the name once for a double click, shows that it runs, and is reset by the answer', async () => {
  const server = fakeServer()
  const answer = Promise.withResolvers<User>()
  server.reply(updateAccount, answer.promise)
  const { user } = renderScreen(<AccountForm user={seeker} />)
  await user.clear(field('First Name'))
  await user.type(field('First Name'), 'Ann')
  await user.type(field('Current Password'), 'old-password')
  await user.dblClick(save())
  expect(screen.getByRole('button', { name: 'Saving...', busy: true })).toBeTruthy()
  answer.resolve({ ...seeker, firstName: 'Ann' })
  expect(await screen.findByText('Account updated')).toBeTruthy()
  expect(server.requests(updateAccount)).toHaveLength(1)
  expect(server.requests(updateAccount)[0]?.body).toMatchObject({ firstName: 'Ann', lastName: 'Seeker' })
  expect(field('First Name').value).toBe('Ann')
  expect(field('Current Password').value).toBe('')
})

it('submits by Enter', async () => {
  const server = fakeServer()
  server.reply(updateAccount, { ...seeker, lastName: 'Sailor' })
  const { user } = renderScreen(<AccountForm user={seeker} />)
  await user.clear(field('Last Name'))
  await user.type(field('Last Name'), 'Sailor{Enter}')
  await waitFor(() => expect(server.requests(updateAccount)).toHaveLength(1))
})

it('shows an error at its field, moves the focus there, and sends nothing', async () => {
  const server = fakeServer()
  server.reply(updateAccount, seeker)
  const { user } = renderScreen(<AccountForm user={seeker} />)
  await user.clear(field('First Name'))
  await user.click(save())
  await waitFor(() => expect(document.activeElement).toBe(field('First Name')))
  expect(field('First Name').getAttribute('aria-invalid')).toBe('true')
  expect(field('First Name').getAttribute('aria-describedby')).toBeTruthy()
  await user.type(field('First Name'), 'Sam')
  await waitFor(() => expect(field('First Name').hasAttribute('aria-invalid')).toBe(false))
  expect(server.requests(updateAccount)).toEqual([])
})

it('says when the two new passwords differ, and keeps what was typed', async () => {
  const server = fakeServer()
  server.reply(updateAccount, seeker)
  const { user } = renderScreen(<AccountForm user={seeker} />)
  await user.type(field('New Password'), 'long-enough-1')
  await user.type(field('Confirm New Password'), 'long-enough-2')
  await user.click(save())
  expect(await screen.findByText('Password mismatch')).toBeTruthy()
  expect(document.activeElement).toBe(field('Confirm New Password'))
  expect(field('New Password').value).toBe('long-enough-1')
  expect(server.requests(updateAccount)).toEqual([])
})

it("shows the server's error at the field it is about", async () => {
  const server = fakeServer()
  server.refuse(updateAccount, {
    status: 400,
    message: 'Please check the marked fields',
    fields: { currentPassword: 'This is not your password' },
  })
  const { user } = renderScreen(<AccountForm user={seeker} />)
  await user.type(field('Current Password'), 'wrong')
  await user.click(save())
  expect(await screen.findByText('This is not your password')).toBeTruthy()
  expect(document.activeElement).toBe(field('Current Password'))
  expect(await screen.findByText('Update failed')).toBeTruthy()
  expect(field('Current Password').value).toBe('wrong')
})

it('takes over a name that was changed elsewhere unless something was typed', async () => {
  const { user, rerender } = renderScreen(<AccountForm user={seeker} />)
  rerender(<AccountForm user={{ ...seeker, firstName: 'Ann' }} />)
  expect(field('First Name').value).toBe('Ann')
  await user.type(field('Last Name'), 'x')
  rerender(<AccountForm user={{ ...seeker, firstName: 'Zoe' }} />)
  expect(field('First Name').value).toBe('Ann')
  expect(field('Last Name').value).toBe('Seekerx')
})
