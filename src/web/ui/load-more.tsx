import { Button } from './button.tsx'

interface LoadMoreProps {
  /** Reads the next part; null where there is none. */
  onMore: (() => void) | null
  loading: boolean
}

/** The way to the next part of a list. */
export function LoadMore({ onMore, loading }: LoadMoreProps) {
  if (!onMore) return null
  return (
    <Button variant="secondary" loading={loading} onClick={onMore}>
      Load more
    </Button>
  )
}
