import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { QueueItem } from '#contract/queue.ts'
import { QueueRow } from './queue-row.tsx'

const now = Date.parse('2026-11-22T15:00:00.000Z')
const item: QueueItem = {
  kind: 'client',
  dueAt: '2026-11-22T12:00:00.000Z',
  pausedBy: null,
  client: { id: '5d2b4f3e-7c1a-4d7e-9f55-1c2d3e4f5a6b', firstName: 'Maya', lastName: 'Okafor', profileImageUrl: null },
}

const nothing = () => {}
const renderRow = (pausedBy: QueueItem['pausedBy']) =>
  render(
    <QueueRow
      item={{ ...item, pausedBy }}
      href="/account-manager"
      now={now}
      selected={false}
      checked={false}
      onSelect={nothing}
      onCheck={nothing}
      onApply={nothing}
    />,
  )

it('says for whom a paused entry waits, and no lateness', () => {
  const { unmount } = renderRow(null)
  expect(screen.getByText('late by 3 h')).toBeTruthy()
  unmount()
  for (const reason of ['question', 'approval'] as const) {
    const paused = renderRow(reason)
    expect(screen.getByText('paused: waiting for Maya')).toBeTruthy()
    expect(screen.queryByText(/late|due by/)).toBeNull()
    paused.unmount()
  }
})
