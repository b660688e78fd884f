import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ann, profile } from '#test/create-dialog.tsx'
import { renderScreen } from '#test/render-screen.tsx'
import { ClientProfile } from './client-profile.tsx'

const client = { firstName: 'Ann', lastName: 'Archer', email: 'ann@example.test' }
const link = 'https://www.linkedin.com/in/ann'

it('shows the links of a client to staff, each with a copy button', async () => {
  const { user } = renderScreen(<ClientProfile client={client} profile={{ ...profile, links: [link] }} />)
  const card = within(screen.getByRole('region', { name: 'Basic Information' }))
  expect(card.getByRole('link', { name: link }).getAttribute('href')).toBe(link)
  await user.click(card.getByRole('button', { name: `Copy ${link}` }))
  expect(await navigator.clipboard.readText()).toBe(link)
})

it('never makes a link of anything else', () => {
  renderScreen(
    <ClientProfile client={client} profile={{ ...profile, userId: ann.id, links: ['javascript:alert(1)'] }} />,
  )
  expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull()
  expect(screen.getByText('javascript:alert(1)')).toBeTruthy()
})
