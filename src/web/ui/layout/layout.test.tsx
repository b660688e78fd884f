import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Card, CardHeader } from './card.tsx'
import { PageHeader, Section } from './page.tsx'
import { TitledCard } from './titled-card.tsx'

describe('PageHeader', () => {
  it('has the only h1, which takes the focus by script but not by Tab', async () => {
    const user = userEvent.setup()
    render(<PageHeader title="Dashboard" subtitle="Your search" actions={<button type="button">Add</button>} />)
    const title = screen.getByRole('heading', { level: 1, name: 'Dashboard' })
    title.focus()
    expect(document.activeElement).toBe(title)
    title.blur()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }))
  })
})

describe('Section', () => {
  it('has a heading of its level above its content', () => {
    render(
      <Section level={3} title="Skills" description="Strongest first">
        <p>SQL</p>
      </Section>,
    )
    const heading = screen.getByRole('heading', { level: 3, name: 'Skills' })
    expect(heading.compareDocumentPosition(screen.getByText('SQL'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('Card', () => {
  it('is the element it is asked to be', () => {
    render(
      <Card as="article" aria-label="Plan">
        <CardHeader level={3} title="Starter" actions={<a href="/buy">Buy</a>} />
      </Card>,
    )
    expect(screen.getByRole('article', { name: 'Plan' }).tagName).toBe('ARTICLE')
    expect(screen.getByRole('heading', { level: 3, name: 'Starter' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Buy' })).toBeTruthy()
  })
})

describe('TitledCard', () => {
  function Sessions() {
    const [ended, setEnded] = useState(false)
    return (
      <TitledCard id="sessions" title="Sessions" description="Where you are signed in">
        <input aria-label="Search" />
        {!ended && (
          <button type="button" onClick={() => setEnded(true)}>
            Sign Out
          </button>
        )}
      </TitledCard>
    )
  }

  it('is a region named by its title', () => {
    render(<Sessions />)
    expect(screen.getByRole('region', { name: 'Sessions' })).toBeTruthy()
  })

  it('moves the focus to its title when the focused control disappears', async () => {
    const user = userEvent.setup()
    render(<Sessions />)
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sessions' })))
  })
})
