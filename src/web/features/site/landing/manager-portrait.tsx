/** Head and shoulders of an account manager, with the logo's steps on the collar. */
export const ManagerPortrait = () => (
  <svg
    viewBox="0 0 64 64"
    aria-hidden="true"
    className="size-12 shrink-0 forced-colors:[&_*]:fill-[Canvas] forced-colors:[&_*]:stroke-[CanvasText]"
  >
    <rect width="64" height="64" rx="20" fill="var(--color-accent-soft)" />
    <path d="M10 64v-4a22 22 0 0 1 44 0v4Z" fill="var(--color-accent)" />
    <circle cx="32" cy="24" r="12" fill="var(--color-ink)" />
    <path
      d="M24 58h5v-5h5v-5h6"
      fill="none"
      stroke="var(--color-accent-contrast)"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.5"
    />
  </svg>
)
