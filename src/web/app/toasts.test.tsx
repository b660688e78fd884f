import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showToast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Toasts } from './toasts.tsx'

it('shows the text of the first toast at once', () => {
  render(<Toasts />)
  act(() => showToast({ title: 'Unauthorized', tone: 'danger' }))
  expect(screen.getByText('Unauthorized')).toBeTruthy()
})

it('announces the first toast, also while a dialog hides the page from assistive technology', async () => {
  render(
    <>
      <h1>Page</h1>
      <Dialog title="Submit" trigger={<Button>Open</Button>}>
        Text
      </Dialog>
      <Toasts />
    </>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.queryByRole('heading', { name: 'Page' })).toBeNull()
  act(() => showToast({ title: 'Not sent', tone: 'danger' }))
  expect((await screen.findByText('Not sent')).closest('[role=alert]')).toBe(await screen.findByRole('alert'))
})
