import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { useState } from 'react'
import { productName } from '#contract/plans.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { CopyText } from '#web/lib/copying.tsx'
import { bookmarkCode } from './shared-posting.ts'

/** Explains how to submit a posting from its own page. */
export function SaveFromAnywhere() {
  return (
    <Disclosure summary="Save a Job From Any Page">
      <SavingInstructions />
    </Disclosure>
  )
}

/** How to submit a posting from its own page: by a bookmarklet, or by the share sheet of a phone. */
function SavingInstructions() {
  return (
    <dl className="grid gap-5 [&_dt]:font-semibold [&_dt]:text-ink">
      <div className="grid gap-3">
        <dt>On a Computer</dt>
        <dd className="grid gap-3">
          <p>
            Drag this link to your bookmarks bar. Click it while you look at a posting: the posting opens here, ready to
            submit.
          </p>
          <Bookmark />
        </dd>
      </div>
      <div className="grid gap-3">
        <dt>On a Phone or Tablet</dt>
        <dd className="grid gap-2">
          <p>
            Install {productName}: choose “Install app” or “Add to Home screen” in your browser's menu. On Android it
            then appears in the list that opens when you share a page.
          </p>
          <p>iPhone and iPad do not share with web apps: copy the link to the posting and paste it here.</p>
        </dd>
      </div>
    </dl>
  )
}

function Bookmark() {
  const [clicked, setClicked] = useState(false)
  // Prerendering knows no address.
  const code = bookmarkCode(globalThis.location?.origin ?? '')
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        {/* React does not render javascript: links. This one is ours and runs on other sites only. */}
        <a
          href="#bookmark"
          ref={(link) => link?.setAttribute('href', code)}
          className={buttonClass('secondary', 'md', 'cursor-grab')}
          onClick={(event) => {
            event.preventDefault()
            setClicked(true)
          }}
        >
          Save job to {productName}
        </a>
        <CopyText text={code} label="Copy Bookmark Address" what="address" />
      </div>
      <p role="status" className="text-ink not-empty:mt-3">
        {clicked &&
          'There is no posting on this page. Drag the link to your bookmarks bar, or copy its address into a new bookmark.'}
      </p>
    </div>
  )
}
