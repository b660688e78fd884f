import { expect, it } from 'vitest'
import { liveTopics } from '#contract/live.ts'
import { endpointsByTopic, reopenDelay, parseTopics } from './live.ts'

it('reads the topics of an event', () => {
  expect(parseTopics('{"topics":["notifications","applications"]}')).toEqual(['notifications', 'applications'])
})

it('takes an event it does not understand for a change of everything', () => {
  expect(parseTopics('{"topics":["tomorrow"]}')).toEqual(liveTopics)
  expect(parseTopics('not json')).toEqual(liveTopics)
})

it('has something to read again for every topic, and only reads', () => {
  for (const topic of liveTopics) {
    expect(endpointsByTopic[topic].length).toBeGreaterThan(0)
    for (const endpoint of endpointsByTopic[topic]) expect(endpoint.method).toBe('GET')
  }
})

it('waits longer after every failed attempt, up to a limit', () => {
  expect(reopenDelay(0, 0.5)).toBe(1_000)
  expect(reopenDelay(3, 0.5)).toBe(8_000)
  expect(reopenDelay(50, 0.5)).toBe(30_000)
  expect(reopenDelay(0, 0)).toBe(750)
  expect(reopenDelay(0, 1)).toBe(1_250)
})
