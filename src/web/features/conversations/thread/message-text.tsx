import { linkClass } from '#web/ui/layout/link-text.tsx'
import { toTextParts } from './text-parts.ts'

/** The text of a message, with its line breaks and with links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {toTextParts(text).map(({ text, href }, index) =>
        href === undefined ? (
          text
        ) : (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other identity.
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            title="Opens in a new tab"
            className={linkClass}
          >
            {text}
          </a>
        ),
      )}
    </p>
  )
}
