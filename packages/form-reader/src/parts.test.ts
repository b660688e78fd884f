import { expect, test } from 'vitest'
import { readAddress } from './address.ts'
import { findBoard, isExpectedPage } from './boards.ts'
import { chooseOption } from './choose-option.ts'
import { splitPhone } from './phone.ts'

test.each([
  ['482 Alder Street, Portland, OR 97205, United States', '482 Alder Street|Portland|OR|97205|US'],
  ['482 Alder Street, Portland, OR 97205', '482 Alder Street|Portland|OR|97205|US'],
  ['Portland, OR', '|Portland|OR||'],
  ['Berlin, Germany', '|Berlin|||DE'],
  ['Hauptstraße 5, 10115 Berlin, Deutschland', 'Hauptstraße 5|Berlin||10115|DE'],
  ['Austin', '|Austin|||'],
  ['Flat 2, Mill House, Long Lane, Leeds LS1 4AP', '||||'],
])('the parts of %s', (line, parts) => {
  const { street, city, region, postalCode, country } = readAddress(line)
  expect([street, city, region, postalCode, country].map((part) => part ?? '').join('|')).toBe(parts)
})

test('a phone number is split after its country code', () => {
  expect(splitPhone('+1 503 555 0132')).toEqual({ code: '1', rest: '5035550132' })
  expect(splitPhone('+49 30 901820')).toEqual({ code: '49', rest: '30901820' })
  expect(splitPhone('+353 1 496 0000')).toEqual({ code: '353', rest: '14960000' })
  expect(splitPhone('503 555 0132')).toBe(null)
})

test('an option is chosen only where exactly one says it', () => {
  expect(chooseOption(['No', 'Yes'], ['Yes'])).toBe(1)
  expect(chooseOption(['Yes', 'yes '], ['Yes'])).toBe(null)
  expect(chooseOption(['Yes, I need sponsorship', 'No'], ['Yes'])).toBe(null)
  expect(chooseOption(['USA', 'Canada'], ['United States', 'USA'])).toBe(0)
})

test('look-alike hosts are no board', () => {
  expect(findBoard('https://job-boards.greenhouse.io/acme/jobs/1')?.name).toBe('greenhouse')
  expect(findBoard('https://acme.wd5.myworkdayjobs.com/careers')?.name).toBe('workday')
  for (const address of [
    'https://job-boards.greenhouse.io.example.com/acme',
    'https://job-boards-greenhouse.io/acme',
    'https://notmyworkdayjobs.com/acme',
    'https://jobs.lever.co@example.com/acme',
    'http://jobs.lever.co/acme',
    'https://xn--jobs-lever-0jb.co/acme',
    'not an address',
  ])
    expect(findBoard(address)).toBe(null)
})

test('a page is expected at the host of the posting or on a board', () => {
  expect(isExpectedPage('https://careers.acme.test/apply', 'https://careers.acme.test/jobs/1')).toBe(true)
  expect(isExpectedPage('https://careers.acme.test.example/apply', 'https://careers.acme.test/jobs/1')).toBe(false)
  expect(isExpectedPage('http://careers.acme.test/apply', 'https://careers.acme.test/jobs/1')).toBe(false)
  expect(isExpectedPage('https://jobs.lever.co/acme/1/apply', null)).toBe(true)
})
