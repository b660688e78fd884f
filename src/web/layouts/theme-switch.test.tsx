import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScreen, seeker } from '#test/render-screen.tsx'
import { applyTheme, chooseTheme } from '#web/lib/theme.ts'
import { connectThemeSwitch } from '#web/site/connect-theme-switch.ts'
import '#web/site/theme-script.ts'
import { AccountMenu } from './account-menu.tsx'
import { ThemeSwitch } from './public-frame.tsx'

const shownTheme = () => document.documentElement.dataset.theme
const group = () => screen.getByRole('group', { name: 'Theme' })
const radios = () => within(group()).getAllByRole<HTMLInputElement>('radio')
const checked = () => radios().flatMap((radio) => (radio.checked ? radio.value : []))

afterEach(() => {
  localStorage.clear()
  applyTheme('system')
  document.body.replaceChildren()
})

describe('the switch in the footer', () => {
  it('offers three themes, and applies and stores the chosen one', async () => {
    const { user } = renderScreen(<ThemeSwitch />)
    for (const name of ['System', 'Light', 'Dark']) screen.getByRole('radio', { name })
    expect(checked()).toEqual(['system'])
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(checked()).toEqual(['dark'])
    expect(shownTheme()).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
  })

  it('works in prerendered HTML without React, and shows the stored choice', async () => {
    document.body.innerHTML = renderToStaticMarkup(<ThemeSwitch />)
    applyTheme('light')
    connectThemeSwitch()
    expect(checked()).toEqual(['light'])
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(shownTheme()).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    // As another tab does.
    chooseTheme('system')
    expect(checked()).toEqual(['system'])
  })
})

describe('the choice in the account menu', () => {
  it('is made by keyboard, and marked when the menu opens again', async () => {
    const { user } = renderScreen(<AccountMenu user={seeker} />)
    await user.tab()
    await user.keyboard('{Enter}')
    const themes = within(await screen.findByRole('group', { name: 'Theme' }))
    const names = () => themes.getAllByRole('menuitemradio').map((item) => item.textContent)
    expect(names()).toEqual(['System', 'Light', 'Dark'])
    expect(themes.getByRole('menuitemradio', { checked: true }).textContent).toBe('System')
    await user.keyboard('d')
    const dark = themes.getByRole('menuitemradio', { name: 'Dark' })
    await waitFor(() => expect(document.activeElement).toBe(dark))
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(shownTheme()).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')

    await user.keyboard('{Enter}')
    expect((await screen.findByRole('menuitemradio', { checked: true })).textContent).toBe('Dark')
  })
})
