import { expect, it } from 'vitest'
import { uploadRules } from '#contract/files.ts'
import { ApiError, unreachableError } from './api-error.ts'
import { getAccept, getContentType, findRefusal, uploadFailure } from './upload.ts'

const refused = (status: number, message?: string) => new ApiError(status, `${status}`, message ? { message } : {})
const file = (name: string, type = '', size = 1) => ({ name, type, size })

it('finds the type by the extension when the system reports none', () => {
  expect(getContentType(file('Lebenslauf.PDF'), 'resume')).toBe('application/pdf')
  expect(getContentType(file('old.doc'), 'resume')).toBe('application/msword')
  expect(getContentType(file('me.JPG'), 'picture')).toBe('image/jpeg')
  expect(getContentType(file('noname', 'application/pdf'), 'resume')).toBe('application/pdf')
})

it('allows each purpose its own types', () => {
  expect(getContentType(file('me.png', 'image/png'), 'resume')).toBeNull()
  expect(getContentType(file('cv.pdf', 'application/pdf'), 'picture')).toBeNull()
  expect(getContentType(file('evil.svg', 'image/svg+xml'), 'picture')).toBeNull()
  for (const purpose of ['resume', 'picture'] as const)
    for (const extension of uploadRules[purpose].extensions)
      expect(getContentType(file(`a${extension}`), purpose), extension).not.toBeNull()
  expect(getAccept('resume')).toBe('.pdf,.doc,.docx')
})

it('refuses one byte more than the limit, and not the limit', () => {
  expect(findRefusal(file('a.pdf', '', 10 * 2 ** 20), 'resume')).toBeNull()
  expect(findRefusal(file('a.pdf', '', 10 * 2 ** 20 + 1), 'resume')).toBe('File size must be less than 10MB')
  expect(findRefusal(file('a.gif', '', 5 * 2 ** 20 + 1), 'picture')).toBe('File size must be less than 5MB')
  expect(findRefusal(file('a.txt', 'text/plain'), 'resume')).toBe('Please choose a PDF, DOC or DOCX file')
})

it('says clearly why an upload failed', () => {
  expect(uploadFailure(refused(413), 'resume')).toBe('File size must be less than 10MB')
  expect(uploadFailure(refused(415), 'picture')).toBe('Please choose a JPG, PNG or GIF picture')
  expect(uploadFailure(refused(415, 'This is a ZIP file'), 'resume')).toBe('This is a ZIP file')
  expect(uploadFailure(refused(500), 'resume')).toBe('Please try again.')
  expect(uploadFailure(unreachableError(), 'resume')).toMatch(/could not reach the server/)
})
