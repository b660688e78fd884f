import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { FormError } from '../form/form-error.tsx'
import { Badge, CountBadge } from './badge.tsx'
import { Banner } from './banner.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Loadable, LoadStatus, type LoadState } from './loadable.tsx'
import { PageSpinner, Spinner, SpinnerIcon } from './spinner.tsx'

describe('Loadable', () => {
  const idle: LoadState<string[]> = { data: undefined, failure: null, onRetry: undefined, retrying: false }
  const list = (state: Partial<LoadState<string[]>>) => (
    <Loadable {...idle} {...state} empty={<p>No entries</p>}>
      {(entries) => <p>{entries.join(', ')}</p>}
    </Loadable>
  )

  it('shows a named placeholder while it loads', () => {
    render(list({}))
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  })

  it('shows the content, or the empty state', () => {
    const { rerender } = render(list({ data: ['a', 'b'] }))
    expect(screen.getByText('a, b')).toBeTruthy()
    rerender(list({ data: [] }))
    expect(screen.getByText('No entries')).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('keeps showing the content when loading it again fails', () => {
    render(list({ data: ['a'], failure: 'No connection', onRetry: () => {} }))
    expect(screen.getByText('a')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers to try again after a failure, once for a double click', async () => {
    const user = userEvent.setup()
    const onRetry = vi.fn()
    function Query() {
      const [retrying, setRetrying] = useState(false)
      const retry = () => {
        onRetry()
        setRetrying(true)
      }
      return list({ failure: 'No connection', onRetry: retry, retrying })
    }
    render(<Query />)
    expect(screen.getByRole('alert').textContent).toContain('No connection')
    await user.dblClick(screen.getByRole('button', { name: 'Try Again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Try Again', busy: true })).toBeTruthy()
  })

  it('only says why when trying again cannot help', () => {
    render(list({ failure: 'Not yours to see' }))
    expect(screen.getByText('Not yours to see')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('LoadStatus', () => {
  it('is a spinner while loading, then the failure with a button to try again', async () => {
    const user = userEvent.setup()
    const onRetry = vi.fn()
    const { rerender } = render(<LoadStatus failure={null} onRetry={onRetry} retrying={false} />)
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    rerender(<LoadStatus failure="No connection" onRetry={onRetry} retrying={false} />)
    expect(screen.getByRole('alert').textContent).toContain('No connection')
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('only says why when trying again cannot help', () => {
    render(<LoadStatus failure="Not yours to see" onRetry={undefined} retrying={false} />)
    expect(screen.getByText('Not yours to see')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('ErrorState', () => {
  function Example() {
    const [failed, setFailed] = useState(true)
    return (
      <section>
        <h2>Figures</h2>
        {failed ? <ErrorState message="Not loaded" onRetry={() => setFailed(false)} /> : <p>Loaded</p>}
      </section>
    )
  }

  it('hands the focus to the heading of its section when trying again worked', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Figures' })))
  })

  it('has no button without a way to try again', () => {
    render(<ErrorState title="Sorry" message="Not loaded" />)
    expect(screen.getByRole('alert').textContent).toBe('SorryNot loaded')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('EmptyState', () => {
  it('is a heading of the level of its place, with a text and an action', () => {
    render(<EmptyState level={2} title="No plan yet" text="Choose one." action={<a href="/pricing">View Plans</a>} />)
    expect(screen.getByRole('heading', { level: 2, name: 'No plan yet' })).toBeTruthy()
    expect(screen.getByText('Choose one.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View Plans' })).toBeTruthy()
  })

  it('hides its icon from assistive technology', () => {
    render(<EmptyState title="Nothing" icon={<svg role="img" aria-label="Box" />} />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('heading', { level: 3 })).toBeTruthy()
  })
})

describe('Banner', () => {
  it('is announced only with a role', () => {
    const { rerender } = render(<Banner title="Plan limit reached">Go on?</Banner>)
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(
      <Banner role="alert" title="Plan limit reached" action={<button type="button">Details</button>}>
        Go on?
      </Banner>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Plan limit reachedGo on?Details')
  })

  it('is what a form error is made of, and only with a message', () => {
    const { rerender } = render(<FormError message={null} />)
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(<FormError message="Please sign in" />)
    expect(screen.getByRole('alert').textContent).toBe('Please sign in')
  })
})

describe('Spinner', () => {
  it('is a status with a name, shown as text too', () => {
    render(<PageSpinner label="Confirming your payment" />)
    const status = screen.getByRole('status', { name: 'Confirming your payment' })
    expect(status.textContent).toBe('Confirming your payment')
  })

  it('is called Loading unless named, and its icon alone says nothing', () => {
    render(<Spinner />)
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    const { container } = render(<SpinnerIcon />)
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  })
})

describe('Badge', () => {
  it('says its word', () => {
    render(<Badge tone="danger">Past due</Badge>)
    expect(screen.getByText('Past due').className).toContain('bg-tone-danger')
  })

  it('counts up to its maximum, and shows nothing for none', () => {
    const { container, rerender } = render(<CountBadge count={7} />)
    expect(container.textContent).toBe('7')
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    rerender(<CountBadge count={100} />)
    expect(container.textContent).toBe('99+')
    rerender(<CountBadge count={0} />)
    expect(container.firstElementChild).toBeNull()
  })
})
