export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className="rounded border border-line bg-sunken px-1.5 py-0.5 font-sans text-xs font-semibold text-ink">
      {children}
    </kbd>
  )
}
