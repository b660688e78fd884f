import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area.tsx'
import { TextField } from './text-field.tsx'

describe('TextField', () => {
  it('is named by its label, also when the label is hidden', () => {
    render(<TextField hideLabel label="Search" />)
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeTruthy()
  })

  it('focuses when its label is clicked', async () => {
    const user = userEvent.setup()
    render(<TextField label="Company" />)
    await user.click(screen.getByText('Company'))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Company' }))
  })

  it('keeps the required mark out of its name', () => {
    render(<TextField required label="Company" />)
    const input = screen.getByRole('textbox', { name: 'Company' })
    expect(input.getAttribute('aria-required')).toBe('true')
    expect(input.hasAttribute('required')).toBe(false)
  })

  it('is described by its error first, then by its help', () => {
    const { rerender } = render(<TextField label="Salary" help="Per year." />)
    const input = screen.getByRole('textbox', { name: 'Salary', description: 'Per year.' })
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    rerender(<TextField label="Salary" help="Per year." error="Please enter a number" />)
    expect(screen.getByRole('textbox', { description: 'Please enter a number Per year.' })).toBe(input)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    rerender(<TextField label="Salary" />)
    expect(input.hasAttribute('aria-describedby')).toBe(false)
  })

  it('passes attributes, events and the ref to the input', async () => {
    const user = userEvent.setup()
    const ref = createRef<HTMLInputElement>()
    const onChange = vi.fn()
    render(<TextField label="Email" type="email" autoComplete="email" ref={ref} onChange={onChange} leading="@" />)
    await user.type(screen.getByLabelText('Email'), 'ab')
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(ref.current).toMatchObject({ value: 'ab', type: 'email', autocomplete: 'email' })
  })

  it('gives two fields with the same label different ids', () => {
    render(
      <>
        <TextField label="Name" error="One" />
        <TextField label="Name" error="Two" />
      </>,
    )
    expect(screen.getByRole('textbox', { name: 'Name', description: 'One' })).not.toBe(
      screen.getByRole('textbox', { name: 'Name', description: 'Two' }),
    )
  })
})

describe('TextAreaField', () => {
  it('takes several lines and is described by its error', async () => {
    const user = userEvent.setup()
    render(<TextAreaField label="Notes" error="Too long" />)
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes', description: 'Too long' })
    await user.type(area, 'one{Enter}two')
    expect(area.value).toBe('one\ntwo')
  })
})

describe('SelectField', () => {
  const options = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second', disabled: true },
  ]

  it('offers an empty value under its placeholder', async () => {
    const user = userEvent.setup()
    const onChange = vi.fn()
    render(<SelectField label="Plan" placeholder="Choose" options={options} onChange={onChange} />)
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Plan' })
    expect(select.value).toBe('')
    await user.selectOptions(select, 'First')
    expect(select.value).toBe('a')
    expect(onChange).toHaveBeenCalledTimes(1)
    await user.selectOptions(select, 'Choose')
    expect(select.value).toBe('')
  })

  it('does not let a disabled option be chosen', async () => {
    const user = userEvent.setup()
    render(<SelectField label="Plan" options={options} />)
    const select = screen.getByRole<HTMLSelectElement>('combobox')
    await user.selectOptions(select, screen.getByRole('option', { name: 'Second' }))
    expect(select.value).toBe('a')
  })

  it('keeps its name and error when its label is hidden', () => {
    render(<SelectField hideLabel label="Status" options={options} error="Not saved" />)
    const select = screen.getByRole('combobox', { name: 'Status', description: 'Not saved' })
    expect(select.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Status').closest('.sr-only')).not.toBeNull()
  })
})

describe('PasswordField', () => {
  it('shows and hides the password without losing the text', async () => {
    const user = userEvent.setup()
    render(<PasswordField label="Password" />)
    const input = screen.getByLabelText<HTMLInputElement>('Password')
    await user.type(input, 'secret')
    expect(input.type).toBe('password')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(input.type).toBe('text')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide password' }))
    await user.keyboard('{Enter}')
    expect(input).toMatchObject({ type: 'password', value: 'secret' })
  })
})
