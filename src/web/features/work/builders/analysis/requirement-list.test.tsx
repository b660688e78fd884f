import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { RequirementList } from './requirement-list.tsx'

const requirements = [
  { any: ['Python', 'R'], required: true, met: false, evidence: null },
  { any: ['SQL'], required: true, met: true, evidence: 'SQL' },
  { any: ['Excel'], required: false, met: false, evidence: null },
]

function open(unused: string[]) {
  const onAdd = vi.fn<(any: string[]) => void>()
  const onRestore = vi.fn<(name: string) => void>()
  const { user } = renderScreen(
    <RequirementList requirements={requirements} unused={unused} onAdd={onAdd} onRestore={onRestore} />,
  )
  return { user, onAdd, onRestore }
}

it('a missing term asks where it was used, and a found one asks nothing', async () => {
  const { user, onAdd } = open([])
  await user.click(screen.getByRole('button', { name: /^Python or R ?\(missing\)$/ }))
  expect(onAdd).toHaveBeenCalledWith(['Python', 'R'])
  expect(screen.getAllByRole('button')).toHaveLength(2)
})

it('an unused term is hidden until it is shown, and counts as missing as before', async () => {
  const { user, onRestore } = open(['Python or R', 'SQL'])
  expect(screen.getByRole('heading', { name: 'Required: 1 of 2' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Python or R ?\(missing\)$/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show 1 Hidden Term' }))
  await user.click(screen.getByRole('button', { name: /^Suggest again: ?Python or R$/ }))
  expect(onRestore).toHaveBeenCalledWith('Python or R')
})
