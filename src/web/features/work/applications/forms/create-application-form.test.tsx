import { screen, waitFor, within } from '@testing-library/react'
import { checkClientRules, noRules, readClientRules } from '#contract/rules.ts'
import { expect, it } from 'vitest'
import { type Application, createApplication, findDuplicates, planLimitReached } from '#contract/applications.ts'
import { ann, button, created, field, fillIn, interest, openDialog as open, paste } from '#test/create-dialog.tsx'

it('begins at the client, and shows what is known of the client who is chosen', async () => {
  const { user } = await open()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Client' }))
  expect(screen.getAllByText('Choose a client first.')).toHaveLength(2)
  await user.selectOptions(field('Client'), ann.name)
  expect(await screen.findByText('555 0100')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Documents' })).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Client', description: ann.note })).toBeTruthy()
})

it('says at each empty field what is missing, focuses the first, and sends nothing', async () => {
  const { server, user } = await open()
  server.reply(createApplication, created)
  await user.click(button('Create Application'))
  expect(await screen.findByText('Please enter the company')).toBeTruthy()
  expect(screen.getByText('Please enter the position')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Please fill in all required fields')
  expect(document.activeElement).toBe(field('Client'))
  expect(server.requests(createApplication)).toEqual([])
})

it('creates once for a double click, closes, and returns the focus', async () => {
  const { server, user } = await open()
  const answer = Promise.withResolvers<Application>()
  server.reply(createApplication, answer.promise)
  await fillIn(user)
  await user.dblClick(button('Create Application'))
  expect(screen.getByRole('button', { name: 'Create Application', busy: true })).toBeTruthy()
  answer.resolve(created)
  expect(await screen.findByText('Application created successfully')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button('Create'))
  expect(server.requests(createApplication)).toHaveLength(1)
  expect(server.requests(createApplication)[0]?.body).toMatchObject({
    userId: ann.id,
    company: 'Harbor Freightways',
    position: 'Planner',
    confirmOverLimit: false,
  })
})

it('asks when the plan is used up, and creates anyway', async () => {
  const { server, user } = await open()
  server.refuse(createApplication, { status: 409, code: planLimitReached, message: 'Ann has used 10 of 10.' })
  await fillIn(user)
  await user.click(button('Create Application'))
  expect((await screen.findByRole('alert')).textContent).toContain('Plan limit reachedAnn has used 10 of 10.')
  expect(field('Company').value).toBe('Harbor Freightways')
  server.reply(createApplication, created)
  await user.click(button('Create Anyway'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.requests(createApplication)[1]?.body).toMatchObject({ confirmOverLimit: true })
})

it('keeps everything typed after a failure', async () => {
  const { server, user } = await open()
  server.refuse(createApplication, { status: 500, message: 'Something went wrong' })
  await fillIn(user)
  await user.click(button('Create Application'))
  expect(await screen.findByText('Failed to create application')).toBeTruthy()
  expect(field('Position').value).toBe('Planner')
  expect(button('Create Application').hasAttribute('aria-busy')).toBe(false)
})

it('warns of an application that is there already', async () => {
  const { server, user } = await open()
  server.reply(findDuplicates, [{ ...created, same: 'company and position' }])
  await fillIn(user)
  expect(await screen.findByText('This client may already have this application')).toBeTruthy()
  expect(button('Create Anyway')).toBeTruthy()
})

it('answers an interest: the client is fixed, the link filled in, the note shown', async () => {
  const { server, user } = await open({ interest })
  server.reply(createApplication, created)
  expect(field('Client').readOnly).toBe(true)
  expect(field('Client').value).toBe(ann.name)
  expect(field('Job URL').value).toBe(interest.jobUrl)
  expect(screen.getByText('Please mention the night shifts.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Company'))
  await paste(user, 'Company', 'Mills')
  await paste(user, 'Position', 'Clerk')
  await user.click(button('Create Application'))
  await waitFor(() => expect(server.requests(createApplication)).toHaveLength(1))
  expect(server.requests(createApplication)[0]?.body).toMatchObject({ jobInterestId: interest.id, status: 'applied' })
})

it('is empty again after Cancel, and keeps what was typed when it is closed by Escape', async () => {
  const { user } = await open()
  const reopen = () => user.click(button('Create'))
  await paste(user, 'Company', 'Mills')
  await user.keyboard('{Escape}')
  await reopen()
  expect(field('Company').value).toBe('Mills')
  await user.click(button('Cancel'))
  await reopen()
  expect(field('Company').value).toBe('')
})

it('has four steps, ticks off what is done, and one primary button by state', async () => {
  const { server, user } = await open({ interest }, (server) =>
    server.reply(checkClientRules, {
      violations: [],
      warnings: [],
      unknown: [],
      isPostingRead: false,
      askFirst: false,
    }),
  )
  const steps = () => screen.getAllByRole('listitem').flatMap(({ children: [step] }) => step?.textContent ?? [])
  expect(steps().slice(0, 4)).toEqual(['1Check', '2Documents', '3Answers', '4Proof'])
  await paste(user, 'Company', 'Mills')
  await paste(user, 'Position', 'Clerk')
  await waitFor(() => expect(steps()[0]).toBe('Check(done)'))
  await waitFor(() => expect(steps()[1]).toBe('Documents(done)'))
  await user.selectOptions(field('Confirmation'), 'Number')
  expect(steps()[3]).toBe('4Proof')
  await user.type(field('Number'), 'AC-1')
  expect(steps()[3]).toBe('Proof(done)')
  expect(button('Record as sent').getAttribute('type')).toBe('submit')
  expect(button('Create Application').getAttribute('type')).toBe('button')
  server.reply(checkClientRules, {
    violations: [{ rule: 'excludedCompanies', message: 'The rules exclude Acme.' }],
    warnings: [],
    unknown: ['workModes'],
    isPostingRead: false,
    askFirst: false,
  })
  await paste(user, 'Company', ' & Acme')
  await waitFor(() => expect(button('Ask client first').getAttribute('type')).toBe('submit'))
  expect(steps()[0]).toBe('1Check')
  expect(button('Record as sent').getAttribute('type')).toBe('button')
  expect(
    screen.getByText(/We have not read the posting. Check these rules of the client yourself: work mode/),
  ).toBeTruthy()
})

it('says of a read posting what it does not state', async () => {
  const { user } = await open({ interest }, (server) =>
    server.reply(checkClientRules, {
      violations: [],
      warnings: [],
      unknown: ['minimumSalary'],
      isPostingRead: true,
      askFirst: false,
    }),
  )
  await paste(user, 'Company', 'Mills')
  expect(await screen.findByText('Not stated in the posting: salary. The client has rules for it.')).toBeTruthy()
})

it('shows the rules of the client before anything is typed', async () => {
  const rules = { ...noRules, version: 2, updatedAt: '2026-01-05T09:00:00.000Z', askFirst: true }
  await open({ clientId: ann.id }, (server) =>
    server.reply(readClientRules, { ...rules, excludedCompanies: [{ name: 'Old Mill', aliases: [] }] }),
  )
  const shown = within(await screen.findByRole('region', { name: 'Rules', hidden: true }))
  expect(await shown.findByText('Old Mill')).toBeTruthy()
  expect(shown.getByText('Ask before each application')).toBeTruthy()
  expect(shown.queryByText('Work Modes'), 'what they did not set is left out').toBeNull()
})
