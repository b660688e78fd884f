import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createApplication } from '#contract/applications.ts'
import { requestUpload } from '#contract/files.ts'
import { button, created, field, interest, openDialog, paste } from '#test/create-dialog.tsx'

const fileId = 'ad8f8d76-17fb-4a53-9a5b-4b5d2e8f3cbb'
const pdf = new File(['%PDF-1.7'], 'Ann.pdf', { type: 'application/pdf' })
const picture = new File(['x'], 'thanks.png', { type: 'image/png' })

/** Uploads end with this status. */
function answerUploads(status: number) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget()
      status = status
      statusText = ''
      responseText = '{"message":"The store is full"}'
      open() {}
      setRequestHeader() {}
      abort() {}
      send() {
        this.dispatchEvent(new Event('load'))
      }
    },
  )
}

async function openApplyNow() {
  const view = await openDialog({ interest }, (server) => {
    server.reply(requestUpload, { uploadURL: `/api/uploads/${fileId}` })
    server.reply(createApplication, created)
  })
  await paste(view.user, 'Company', 'Mills')
  await paste(view.user, 'Position', 'Clerk')
  await screen.findByLabelText('Resume')
  return view
}

it('an uploaded resume shows its name, can be removed and replaced, and goes out as a file', async () => {
  answerUploads(200)
  const { server, user } = await openApplyNow()
  await user.selectOptions(field('Resume'), 'Upload a file...')
  await user.upload(field('Upload a File'), pdf)
  expect(await screen.findByText('Ann.pdf')).toBeTruthy()
  expect(server.requests(requestUpload)[0]?.body).toMatchObject({ purpose: 'resume', fileName: 'Ann.pdf' })
  await user.click(button('Remove Ann.pdf'))
  expect(screen.queryByText('Ann.pdf')).toBeNull()
  expect(document.activeElement).toBe(field('Upload a File'))
  await user.click(button('Record as sent'))
  expect(await screen.findByText('Please choose a file, or another resume')).toBeTruthy()
  await user.upload(field('Upload a File'), pdf)
  await screen.findByText('Ann.pdf')
  await user.click(button('Record as sent'))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(1))
  expect(server.requests(createApplication)[0]?.body).toMatchObject({
    documentIds: [],
    receipt: { documents: [{ fileId, kind: 'resume' }] },
  })
})

it('a screenshot is the confirmation', async () => {
  answerUploads(200)
  const { server, user } = await openApplyNow()
  await user.selectOptions(field('Confirmation'), 'Screenshot')
  await user.upload(field('Upload a Screenshot'), picture)
  await screen.findByText('thanks.png')
  expect(server.requests(requestUpload)[0]?.body).toMatchObject({ purpose: 'picture' })
  await user.click(button('Record as sent'))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(1))
  expect(server.requests(createApplication)[0]?.body).toMatchObject({
    receipt: { state: 'confirmed', confirmation: { kind: 'screenshot', fileId } },
  })
})

it('a failed upload says why and keeps everything else', async () => {
  answerUploads(507)
  const { server, user } = await openApplyNow()
  await paste(user, 'Notes', 'Ask for Jo.')
  await user.selectOptions(field('Resume'), 'Upload a file...')
  await user.upload(field('Upload a File'), pdf)
  expect(await screen.findByText('Upload failed')).toBeTruthy()
  expect(field('Notes').value).toBe('Ask for Jo.')
  expect(field('Resume').value).toBe('upload')
  expect(screen.queryByText('Ann.pdf')).toBeNull()
  await user.selectOptions(field('Resume'), 'None')
  await user.click(button('Record as sent'))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(1))
})

it('a chosen file is still there after Escape', async () => {
  answerUploads(200)
  const { user } = await openApplyNow()
  await user.selectOptions(field('Resume'), 'Upload a file...')
  await user.upload(field('Upload a File'), pdf)
  await screen.findByText('Ann.pdf')
  await user.keyboard('{Escape}')
  await user.click(button('Create'))
  expect(await screen.findByText('Ann.pdf')).toBeTruthy()
})
