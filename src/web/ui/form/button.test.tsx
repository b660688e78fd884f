import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

describe('Button', () => {
  it('runs its action once for a click, Enter and Space', async () => {
    const user = userEvent.setup()
    const onClick = vi.fn()
    render(<Button onClick={onClick}>Save</Button>)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onClick).toHaveBeenCalledTimes(1)
    await user.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledTimes(2)
    await user.keyboard(' ')
    expect(onClick).toHaveBeenCalledTimes(3)
  })

  it('ignores clicks while loading, and keeps the focus', async () => {
    const user = userEvent.setup()
    const onClick = vi.fn()
    const { rerender } = render(<Button onClick={onClick}>Save</Button>)
    await user.tab()
    rerender(
      <Button onClick={onClick} loading pendingLabel="Saving...">
        Save
      </Button>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...', busy: true })
    // A browser takes the focus from a button that becomes disabled; jsdom does not.
    expect(button.disabled).toBe(false)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.dblClick(button)
    await user.keyboard('{Enter} ')
    expect(onClick).not.toHaveBeenCalled()
  })

  it('keeps its name while loading without a pending label', () => {
    render(<Button loading>Save</Button>)
    expect(screen.getByRole('button', { name: 'Save', busy: true })).toBeTruthy()
  })

  it('cannot be reached or clicked while disabled', async () => {
    const user = userEvent.setup()
    const onClick = vi.fn()
    render(
      <Button disabled onClick={onClick}>
        Save
      </Button>,
    )
    await user.tab()
    expect(document.activeElement).toBe(document.body)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onClick).not.toHaveBeenCalled()
  })

  it('submits its form only with type submit, and not while loading', async () => {
    const user = userEvent.setup()
    const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault())
    const form = (loading: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button>Help</Button>
        <Button type="submit" loading={loading}>
          Send
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    await user.click(screen.getByRole('button', { name: 'Help' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText('Name'), '{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    rerender(form(true))
    await user.type(screen.getByLabelText('Name'), '{Enter}')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})

describe('IconButton', () => {
  it('is named by its label alone', async () => {
    const user = userEvent.setup()
    const onClick = vi.fn()
    render(
      <IconButton label="Remove entry" onClick={onClick}>
        <svg aria-hidden="true" />
      </IconButton>,
    )
    await user.click(screen.getByRole('button', { name: 'Remove entry' }))
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('has the same name with an icon of the style sheet', () => {
    render(<IconButton label="Copy phone" icon="copy" />)
    expect(screen.getByRole('button', { name: 'Copy phone' }).className).toContain('icon-copy')
  })
})
