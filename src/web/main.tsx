import './styles.css'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { atOnce, drawOver } from '#web/lib/draw-over.ts'
import { withoutRepeating } from '#web/lib/going.ts'
import { showKeptToast } from '#web/lib/leave.ts'
import { hasDrafts } from '#web/lib/drafts.ts'
import { currentUserQuery } from '#web/lib/queries.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { pressAgain, takePressed } from '#web/lib/pressed.ts'
import { showTypeface } from '#web/lib/typeface.ts'
import { putBack, typedIn } from '#web/lib/typed.ts'
import { dismissToast, useToasts } from '#web/lib/toasts.ts'
import { schemasReady } from '#web/lib/zod-later.ts'
import { cn } from '#web/ui/class-names.ts'
import { Toaster } from '#web/ui/toast.tsx'
import { App } from './app.tsx'
import { fetchPageAt } from './routes.tsx'

function Toasts() {
  return <Toaster toasts={useToasts()} onDismiss={dismissToast} />
}

/** Stands last, so that its effect runs when the app listens for keys: those that came until then are done now. */
function Listening() {
  useEffect(() => {
    document.dispatchEvent(new Event('listening'))
    if (found) pressAgain(found, takePressed(found))
  }, [])
  return null
}

function Everything() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={withoutRepeating}>
          <App />
        </Router>
        <Toasts />
        <Listening />
      </QueryClientProvider>
    </StrictMode>
  )
}

const found = document.querySelector('#root')
if (!found) throw new Error('The document has no #root')
// Not at once: the browser stops for two short times instead of a long one.
setTimeout(start, 0, found)

function start(root: Element) {
  // Who is there and what they came for are asked side by side.
  const user = queryClient.prefetchQuery(currentUserQuery)
  const page = fetchPageAt(window.location.pathname)
  if (root.hasChildNodes()) return takeOver(root, [user, page])
  showKeptToast()
  createRoot(root).render(<Everything />)
  // A drawn page has brought it itself.
  return showTypeface(figtree)
}

/** A page that was drawn when the product was built stays as it is until the whole of it can be drawn as it was. */
async function takeOver(root: Element, answers: Promise<unknown>[]) {
  // What takes a while the first time, one after the other while the answers are on their way.
  for (const work of [...classesOf(root), showKeptToast, openStorage]) await soon(work)
  await Promise.all([...answers, stylesReady(), hasDrafts() && schemasReady().catch(() => undefined)])
  const typed = typedIn(root)
  const pressed = takePressed(root)
  const draw = () => drawOver(root, <Everything />)
  // Nobody types where nothing has the focus: what comes after the drawing may wait for its frame, and holds up no press.
  if (document.activeElement === document.body) draw()
  else await atOnce(draw)
  putBack(root, typed)
  document.dispatchEvent(new Event('awake'))
  // What was pressed too early is done now.
  pressAgain(root, pressed)
}

function soon(work: () => unknown) {
  return new Promise((resolve) => setTimeout(() => resolve(work())))
}

/** Most of the class names that the drawing will join stand in the page; `cn` keeps what it has joined before. */
function classesOf(root: Element) {
  const lists = [...new Set(Array.from(root.querySelectorAll('[class]'), (element) => element.getAttribute('class')))]
  const parts = Array.from({ length: Math.ceil(lists.length / 20) }, (_, index) =>
    lists.slice(index * 20, index * 20 + 20),
  )
  return parts.map((part) => () => part.forEach((list) => cn(list)))
}

/** The first look into it has the browser read it from its disk: a screen that remembers something would wait for that as it is drawn. */
function openStorage() {
  try {
    return localStorage.length
  } catch {
    return 0
  }
}

function stylesReady() {
  const coming = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet)
  return Promise.all(
    coming.map(
      (link) => new Promise((resolve) => ['load', 'error'].forEach((type) => link.addEventListener(type, resolve))),
    ),
  )
}
