import { currentToasts, dismissToast, subscribe, type Toast } from '#web/lib/toasts.ts'

/** As long as in the app. */
const shownMs = 5_000

let notice: HTMLElement | undefined

/** Shows toasts on pages without React. F8 leads to them. */
export function connectToasts() {
  subscribe(render)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'F8') notice?.querySelector('button')?.focus()
  })
}

function render() {
  notice?.remove()
  const [toast] = currentToasts()
  if (!toast) return
  notice = build(toast)
  document.body.append(notice)
  setTimeout(() => dismissToast(toast.id), shownMs)
}

function build({ id, tone, title, description = '' }: Toast) {
  const box = document.createElement('div')
  box.setAttribute('role', tone === 'danger' ? 'alert' : 'status')
  box.className =
    'fixed inset-x-2 top-2 z-60 mx-auto flex w-fit max-w-md lg:mx-0 lg:inset-x-auto lg:left-[calc(50%-1rem)] lg:w-80 items-start gap-2.5 rounded-xl border border-line bg-overlay px-3.5 py-2.5 text-sm shadow-float'
  const text = document.createElement('p')
  const heading = document.createElement('strong')
  heading.append(title)
  text.append(heading, ' ', description)
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'size-8 shrink-0 cursor-pointer rounded-lg text-base text-muted hover:bg-hover'
  close.setAttribute('aria-label', 'Close')
  close.append('×')
  close.addEventListener('click', () => dismissToast(id))
  box.append(text, close)
  return box
}
