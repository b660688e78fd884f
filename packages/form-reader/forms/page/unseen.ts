// Makes the pages of forms/unseen behave, and says what stands in them.

const late = 120
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const touched = new Set<string>()
const counts = { submits: 0, left: 0 }
/** What was chosen from drawn lists, by their wrapper. */
const chosen = new Map<Element, string>()

/** All elements, in open shadow roots too. */
function find(selector: string, root: Document | ShadowRoot | Element = document): HTMLElement[] {
  const inside = [...root.querySelectorAll<HTMLElement>('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? find(selector, shadowRoot) : [],
  )
  return [...root.querySelectorAll<HTMLElement>(selector), ...inside]
}

const closePortal = () => document.querySelector('.portal')?.remove()

const getList = ({ dataset }: HTMLElement) => (dataset.list ?? '').split('|')

function drawOptions(texts: string[], choose: (text: string) => void, id: string) {
  const list = document.createElement('div')
  list.setAttribute('role', 'listbox')
  list.id = id
  for (const text of texts) {
    const option = document.createElement('div')
    option.setAttribute('role', 'option')
    option.textContent = text
    option.addEventListener('mousedown', (event) => event.preventDefault())
    option.addEventListener('click', () => choose(text))
    list.append(option)
  }
  return list
}

/** A react-select: opens on mousedown, draws its options late, and forgets on blur what was only typed. */
function behaveReact(shell: HTMLElement) {
  const input = shell.querySelector('input.select__input') as HTMLInputElement
  const isLate = 'late' in shell.dataset
  const close = () => {
    shell.querySelector('[role=listbox]')?.remove()
    input.setAttribute('aria-expanded', 'false')
    input.removeAttribute('aria-controls')
  }
  const open = async () => {
    close()
    input.setAttribute('aria-expanded', 'true')
    await wait(late)
    const typed = input.value.toLowerCase()
    close()
    if (document.activeElement !== input) return
    const shown = isLate && typed.length < 2 ? [] : getList(shell).filter((text) => text.toLowerCase().includes(typed))
    const id = `react-select-${input.id}-listbox`
    input.setAttribute('aria-controls', id)
    const list = drawOptions(
      shown,
      (text) => {
        chosen.set(shell, text)
        const shows = shell.querySelector('.select__placeholder, .select__single-value') as HTMLElement
        shows.className = 'select__single-value'
        shows.textContent = text
        input.value = ''
        close()
      },
      id,
    )
    shell.append(list)
  }
  shell.querySelector('.select__control')?.addEventListener('mousedown', (event) => {
    event.preventDefault()
    input.focus()
    void open()
  })
  input.addEventListener('input', () => void open())
  input.addEventListener('blur', () => {
    input.value = ''
    close()
  })
}

/** A button whose list hangs at the end of the page. */
function behavePortal(root: HTMLElement) {
  const button = (root.dataset.button ? root.querySelector(root.dataset.button) : root) as HTMLElement
  const shows = button.querySelector<HTMLElement>('.fab-SelectToggle__placeholder') ?? button
  button.addEventListener('click', async () => {
    closePortal()
    await wait(late)
    const portal = document.createElement('div')
    portal.className = 'portal'
    portal.append(
      drawOptions(
        getList(root),
        (text) => {
          chosen.set(root, text)
          shows.textContent = text
          closePortal()
        },
        `list-${button.id}`,
      ),
    )
    document.body.append(portal)
  })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closePortal())
}

/** An input whose suggestions come after two letters, at the end of the page. Only a suggestion counts. */
function behaveTypeahead(input: HTMLElement) {
  if (!(input instanceof HTMLInputElement)) return
  input.addEventListener('input', async () => {
    const typed = input.value.toLowerCase()
    await wait(late)
    closePortal()
    if (typed.length < 2 || input.value.toLowerCase() !== typed) return
    const portal = document.createElement('div')
    portal.className = 'portal'
    const choose = (text: string) => {
      chosen.set(input, text)
      input.value = text
      closePortal()
    }
    portal.append(
      drawOptions(
        getList(input).filter((text) => text.toLowerCase().includes(typed)),
        choose,
        `suggestions-${input.id}`,
      ),
    )
    document.body.append(portal)
    input.setAttribute('aria-controls', `suggestions-${input.id}`)
  })
  input.addEventListener('blur', () => {
    input.value = chosen.get(input) ?? ''
    closePortal()
  })
}

/** A pair of buttons, and answers drawn with a role. */
function behaveChoices(root: Document | HTMLElement) {
  for (const pair of find('.js-yesno', root))
    for (const button of pair.querySelectorAll('button'))
      button.addEventListener('click', () => {
        for (const each of pair.querySelectorAll('button')) each.classList.toggle('_active', each === button)
        chosen.set(pair, button.textContent ?? '')
      })
  for (const drawn of find('.js-aria', root))
    drawn.addEventListener('click', () => {
      for (const each of drawn.parentElement?.children ?? []) each.setAttribute('aria-checked', String(each === drawn))
    })
}

function behaveIn(root: Document | HTMLElement) {
  for (const each of find('.js-react', root)) behaveReact(each)
  for (const each of find('.js-portal', root)) behavePortal(each)
  for (const each of find('.js-typeahead', root)) behaveTypeahead(each)
  behaveChoices(root)
}

/** Opens the next block of a repeated section. */
function behaveAdds() {
  for (const button of find('.js-add'))
    button.addEventListener('click', () => {
      const section = button.parentElement as HTMLElement
      const template = section.querySelector<HTMLTemplateElement>('template.js-block')
      if (!template) return
      const block = template.content.firstElementChild?.cloneNode(true) as HTMLElement
      section.querySelector('.js-rows')?.append(block)
      template.remove()
      button.textContent = 'Add Another'
      behaveIn(block)
    })
}

const isButton = (each: HTMLElement) => each.matches('[type=hidden], [type=submit]')
const isChecked = (each: HTMLElement): each is HTMLInputElement =>
  each.matches('[type=radio]:checked, [type=checkbox]:checked')

function readOne(root: HTMLElement): string {
  const drawn = [...chosen].find(
    ([each]) => root === each || root.contains(each) || find('*', root).includes(each as HTMLElement),
  )
  if (drawn) return drawn[1]
  const aria = root.querySelector('[aria-checked=true]')
  if (aria) return aria.textContent?.trim() ?? ''
  const inside = root.matches('textarea') ? [root] : find('input, select, textarea', root)
  return inside
    .filter((each) => !isButton(each) && !each.matches('.remix-css, [aria-hidden=true]'))
    .flatMap((each) => {
      if (each.matches('[type=radio], [type=checkbox]')) {
        if (!isChecked(each)) return []
        return [each.type === 'radio' ? (each.labels?.[0]?.textContent?.trim() ?? 'on') : 'on']
      }
      if (each.matches('[type=file]')) return (each as HTMLInputElement).files?.[0]?.name ?? []
      return (each as HTMLInputElement).value || []
    })
    .join('/')
}

behaveIn(document)
behaveAdds()
for (const root of find('[data-k]'))
  for (const type of ['input', 'change', 'click', 'focus', 'pointerdown', 'keydown'])
    root.addEventListener(type, () => touched.add(root.dataset.k ?? ''), true)
addEventListener('submit', (event) => {
  counts.submits += 1
  event.preventDefault()
})
addEventListener('beforeunload', () => {
  counts.left += 1
})

Object.assign(window, {
  readBoardPage: () => ({
    state: Object.fromEntries(find('[data-k]').map((root) => [root.dataset.k ?? '', readOne(root)])),
    touched: [...touched],
    submits: counts.submits,
  }),
})
