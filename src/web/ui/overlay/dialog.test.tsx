import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../form/button.tsx'
import { TextField } from '../form/text-field.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, DialogActions, DialogBody, type DialogProps } from './dialog.tsx'

function Example({ onCancel, ...props }: Partial<DialogProps> & { onCancel?: () => void }) {
  return (
    <>
      <h1>Page</h1>
      <Dialog title="Edit Note" description="Only you see it." trigger={<Button>Edit</Button>} {...props}>
        <DialogBody>
          <TextField label="Note" />
        </DialogBody>
        <DialogActions onCancel={onCancel}>
          <Button>Save</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** A dialog without a trigger: `open` is held by the page. */
function Controlled(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">Other</button>
      <Example trigger={undefined} open={open} onOpenChange={setOpen} {...props} />
    </>
  )
}

const overlay = () => document.querySelector('.bg-scrim') as Element

describe('Dialog', () => {
  it('opens by keyboard with the focus in its first field, and returns the focus on Escape', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('dialog', { name: 'Edit Note', description: 'Only you see it.' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Note'))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }))
  })

  it('hides the page from assistive technology, and keeps Tab inside', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    expect(screen.queryByRole('heading', { name: 'Page' })).toBeNull()
    const buttons = ['Cancel', 'Save', 'Close'].map((name) => screen.getByRole('button', { name }))
    const first = screen.getByLabelText('Note')
    for (const stop of [first, ...buttons, first]) {
      expect(document.activeElement).toBe(stop)
      await user.tab()
    }
  })

  it('closes by Cancel, which reports first, and by Close', async () => {
    const user = userEvent.setup()
    const onCancel = vi.fn(() => expect(screen.queryByRole('dialog')).not.toBeNull())
    render(<Example onCancel={onCancel} />)
    for (const name of ['Cancel', 'Close']) {
      await user.click(screen.getByRole('button', { name: 'Edit' }))
      await user.click(screen.getByRole('button', { name }))
      expect(screen.queryByRole('dialog')).toBeNull()
    }
    expect(onCancel).toHaveBeenCalledTimes(1)
  })

  it('closes by a click outside until something was typed', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    render(<Example />)
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    await user.click(overlay())
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    await user.type(screen.getByLabelText('Note'), 'x')
    await user.click(overlay())
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  it('stays open for a click outside with staysOpen', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    render(<Example staysOpen />)
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    await user.click(overlay())
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  it('puts the focus into the first field that can be changed', async () => {
    const user = userEvent.setup()
    render(
      <Dialog title="Apply" trigger={<Button>Apply</Button>}>
        <TextField readOnly label="Client" value="Ann" />
        <TextField label="Company" />
      </Dialog>,
    )
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Company'))
  })

  it('returns the focus to the control that had it when it opened without a trigger', async () => {
    const user = userEvent.setup()
    render(<Controlled />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  })

  it('leaves the focus to onClosed', async () => {
    const user = userEvent.setup()
    render(<Controlled onClosed={() => screen.getByRole('button', { name: 'Other' }).focus()} />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Other' }))
  })
})

describe('ConfirmDialog', () => {
  function Question({ onConfirm }: { onConfirm: () => void }) {
    const [loading, setLoading] = useState(false)
    return (
      <ConfirmDialog
        title="Delete the account?"
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        loading={loading}
        trigger={<Button>Delete Account</Button>}
        onConfirm={() => {
          onConfirm()
          setLoading(true)
        }}
      />
    )
  }

  it('confirms once for a double click, and stays open while it runs', async () => {
    const user = userEvent.setup()
    const onConfirm = vi.fn()
    render(<Question onConfirm={onConfirm} />)
    await user.click(screen.getByRole('button', { name: 'Delete Account' }))
    expect(screen.getByRole('alertdialog', { name: 'Delete the account?' })).toBeTruthy()
    await user.dblClick(screen.getByRole('button', { name: 'Delete' }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Deleting...', busy: true })).toBeTruthy()
  })

  it('does nothing when it is canceled', async () => {
    const user = userEvent.setup()
    const onConfirm = vi.fn()
    render(<Question onConfirm={onConfirm} />)
    await user.click(screen.getByRole('button', { name: 'Delete Account' }))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(onConfirm).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Account' }))
  })
})
