/** A drawn page cannot know where its visitor goes on to after signing in: its links to the sign-in are told by the address. */
export function keepNext() {
  const next = new URLSearchParams(window.location.search).get('next')
  if (next)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-island=auth] a[href^="/auth"]'))
      tell(link, next)

  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-next]') : null
    if (link) tell(link, link.dataset.next ?? '')
  })
}

/** Whether it leads to a page of our own is checked where it is followed. */
function tell(link: HTMLAnchorElement, next: string) {
  const url = new URL(link.href)
  url.searchParams.set('next', next)
  link.href = url.href
}
