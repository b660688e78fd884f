import { expect, test } from 'vitest'
import { getLinkTitle } from './link-title.ts'

test.each([
  [
    'https://careers.example.org/tidewater/logistics-coordinator',
    'Logistics coordinator · careers.example.org/tidewater',
  ],
  ['https://www.example.org/en/jobs/4711-head_of_data.html', 'Head of data · example.org'],
  ['https://boards.example.org/acme/jobs/4711?gh_jid=1', 'Acme · boards.example.org'],
  [
    'https://example.org/jobs/0b7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
    'Posting on example.org/jobs/0b7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11',
  ],
  ['http://127.0.0.1:4000/jobs/1', 'Posting on 127.0.0.1:4000/jobs/1'],
  ['https://example.org/', 'Posting on example.org'],
  ['https://example.org/%E0%A4%A/d%C3%A9veloppeur', 'Développeur · example.org'],
  ['no link', 'no link'],
])('%s is called %s', (link, title) => expect(getLinkTitle(link)).toBe(title))
