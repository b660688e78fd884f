import { expect, test } from 'vitest'
import { identifyMail } from './mail-identity.ts'

const identify = (...lines: string[]) => identifyMail(Buffer.from(lines.join('\r\n'), 'latin1'))
const plain = ['From: jobs@acme.test', 'Message-ID: <1@acme.test>', 'Subject: Hello', '', 'Dear Maya', '']

test('what servers on the way add, and line ends, make no other mail of it', () => {
  const once = identify(...plain)
  expect(once.messageId).toBe('1@acme.test')
  const added = [
    'Received: from a',
    '\tby b; Mon',
    'Return-Path: <x@y.test>',
    'Delivered-To: maya@in.test',
    'X-Spam: no',
  ]
  const seals = ['ARC-Seal: i=1; a=rsa', ' cv=none', 'Authentication-Results: mx; spf=pass', 'Received-SPF: pass']
  expect(identify(...added, ...seals, ...plain)).toEqual(once)
  expect(identifyMail(Buffer.from(plain.join('\n')))).toEqual(once)
  expect(identify(...plain, '', '')).toEqual(once)
})

test('another text, subject or part of a folded header makes another mail', () => {
  const hashes = [
    plain,
    plain.with(4, 'Dear Sam'),
    plain.with(2, 'Subject: Bye'),
    plain.with(2, 'Subject: Hello\r\n X-Not: a header'),
    ['', ...plain],
  ].map((lines) => identify(...lines).contentHash)
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('a mail without a usable Message-ID is known by its hash', () => {
  const ids = ['', '<>', `<${'x'.repeat(2_000)}@acme.test>`, '<\0@acme.test>', '<\xe9@acme.test>']
  for (const id of [...ids.map((value) => `Message-ID: ${value}`), 'X-No: id']) {
    const { messageId, contentHash } = identify('From: a@b.test', id, '', 'text')
    expect(messageId, id).toBe(contentHash)
  }
  expect(identify('').messageId).toMatch(/^[0-9a-f]{64}$/)
  expect(identify('From: a', 'message-id:', ' <folded@acme.test>', '').messageId).toBe('folded@acme.test')
})
