import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showFlashMessage } from '#web/lib/navigation/flash-message.ts'
import { currentUserQuery } from '#web/lib/api/queries.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { syncTheme } from '#web/lib/theme.ts'
import { Root } from './root.tsx'
import { preloadFrame } from './router.tsx'
import { preloadScreen } from './routes.tsx'

const container = document.querySelector<HTMLElement>('#root')
if (!container) throw new Error('The document has no #root')

syncTheme()
showFlashMessage()
const screen = preloadScreen(window.location.pathname)
// A prerendered page is a visitor's; everyone else gets the shell of the app.
const { address, shellAddress } = container.dataset
if (address === undefined) {
  void queryClient.prefetchQuery(currentUserQuery)
  // React shows a fallback for at least 300 ms, so the frame and the screen are loaded before the first render. Until then the
  // prerendered skeleton is visible.
  void Promise.all([screen, preloadFrame()]).then(() => hydrate(container))
} else {
  queryClient.setQueryData(currentUserQuery.queryKey, null)
  // Not a top-level await: chunks of screens may import this one.
  void screen.then(() => hydrate(container))
}

function hydrate(root: HTMLElement) {
  // As a transition, React hydrates in short tasks between which the browser answers to input.
  startTransition(() => void hydrateRoot(root, <Root address={address} shellAddress={shellAddress} />))
}
