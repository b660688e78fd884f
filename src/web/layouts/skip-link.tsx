/** The first tab stop; visible when focused. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-lg bg-accent px-4 py-2 font-semibold text-accent-contrast focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
