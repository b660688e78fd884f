import { screen } from '@testing-library/react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { expect, it } from 'vitest'
import { copyEdit } from '#contract/builders.ts'
import { fakeServer } from '#test/fake-server.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { LetterFields } from '../letter/letter-fields.tsx'
import { blankLetter, type LetterValues } from '../letter/letter-values.ts'
import { CopyEditsCard } from './copy-edits-card.tsx'
import { useCopyEdits } from './use-copy-edits.ts'

const letter: LetterValues = {
  ...blankLetter,
  jobDetails: { ...blankLetter.jobDetails, companyName: 'Managment Partners' },
  motivation: { whyCompany: 'i recieved your catalog.', whyPosition: 'i like teams.', valueProposition: '' },
}
const edits = [
  {
    name: 'motivation.whyCompany',
    before: 'i recieved your catalog.',
    after: 'I received your catalog.',
    reasons: ['Capital letter', 'Spelling'],
  },
  { name: 'motivation.whyPosition', before: 'i like teams.', after: 'I like teams.', reasons: ['Capital letter'] },
]

function Form() {
  const form = useForm<LetterValues>({ defaultValues: letter })
  const motivation = useWatch({ control: form.control, name: 'motivation' })
  const values = { ...letter, motivation }
  const work = useCopyEdits<LetterValues>(form, values, () => ({ kind: 'cover-letter', values: form.getValues() }))
  return (
    <FormProvider {...form}>
      <LetterFields />
      <CopyEditsCard work={work} />
    </FormProvider>
  )
}

const getField = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name, hidden: true })

it('shows each correction as a change, and alters a field only where it is used', async () => {
  const server = fakeServer()
  server.reply(copyEdit, { edits })
  const { user } = renderScreen(<Form />)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Spelling and grammar: 2 suggestions')).toBeTruthy()
  expect(server.requests(copyEdit)[0]?.body).toEqual({
    texts: [
      { name: 'motivation.whyCompany', text: 'i recieved your catalog.' },
      { name: 'motivation.whyPosition', text: 'i like teams.' },
    ],
    known: 'Managment Partners',
  })
  expect((await screen.findByText('recieved')).tagName).toBe('DEL')
  expect(screen.getByText('received').tagName).toBe('INS')
  expect(getField(/Why Company/).value).toBe('i recieved your catalog.')
  await user.click(screen.getByRole('button', { name: 'Use: I received your catalog.' }))
  expect(getField(/Why Company/).value).toBe('I received your catalog.')
  expect(await screen.findByText('Spelling and grammar: 1 suggestion')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep Mine: i like teams.' }))
  expect(getField(/Why Position/).value).toBe('i like teams.')
  expect(await screen.findByText(/^Spelling and grammar: no suggestions/)).toBeTruthy()
})

it('uses all at once, and takes them back', async () => {
  const server = fakeServer()
  server.reply(copyEdit, { edits })
  const { user } = renderScreen(<Form />)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await user.click(await screen.findByRole('button', { name: 'Use All' }))
  expect(getField(/Why Company/).value).toBe('I received your catalog.')
  expect(getField(/Why Position/).value).toBe('I like teams.')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(getField(/Why Company/).value).toBe('i recieved your catalog.')
  expect(await screen.findByText('Spelling and grammar: 2 suggestions')).toBeTruthy()
})
