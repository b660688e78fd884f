import { expect, it } from 'vitest'
import { liveTopics } from '#contract/live.ts'
import { endpointsByTopic } from './endpoints-by-topic.ts'
import { reopenDelay, parseTopics } from './live.ts'

it('parses the topics of an event', () => {
  expect(parseTopics('{"topics":["notifications","applications"]}')).toEqual(['notifications', 'applications'])
})

it('treats an unknown event as a change of every topic', () => {
  expect(parseTopics('{"topics":["tomorrow"]}')).toEqual(liveTopics)
  expect(parseTopics('not json')).toEqual(liveTopics)
})

it('has endpoints for every topic, all of them GET', () => {
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
