import { expect, it } from 'vitest'
import { paths } from '#web/paths.ts'
import { parseMessageAbout } from './message-about.ts'

const id = '5d2b4f3e-7c1a-4d7e-9f55-1c2d3e4f5a6b'
const parse = (address: string) => parseMessageAbout(new URL(address, 'http://localhost').searchParams.get('about'))

it('reads what the links say', () => {
  expect(parse(paths.writeAbout('application', id))).toEqual({ kind: 'application', id })
  expect(parse(paths.writeAbout('interest', id, id))).toEqual({ kind: 'interest', id })
})

it('ignores anything else', () => {
  for (const about of ['', 'application', 'application:', 'application:1', `user:${id}`, id])
    expect(parse(`/messages?about=${about}`)).toBeNull()
  expect(parse(paths.messages)).toBeNull()
})
