import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, showToast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Toasts } from './toasts.tsx'

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

it('shows the text of the first toast before its chunk is there', async () => {
  vi.resetModules()
  vi.doMock('#web/ui/feedback/toast.tsx', () => new Promise(() => undefined))
  const { Toasts: LoadingToasts } = await import('./toasts.tsx')
  const { showToast } = await import('#web/lib/toasts.ts')
  vi.doUnmock('#web/ui/feedback/toast.tsx')
  render(<LoadingToasts />)
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
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Not sent'))
})
