import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Container } from './page.tsx'

it('has one width for the grid, and one for text and forms', () => {
  const getWidth = (narrow: boolean) => /max-w-\w+/.exec(renderToStaticMarkup(<Container narrow={narrow} />))?.[0]
  expect([getWidth(false), getWidth(true)]).toEqual(['max-w-7xl', 'max-w-3xl'])
})
