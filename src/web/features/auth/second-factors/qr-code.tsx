import { useMemo } from 'react'
import { encode } from 'uqr'

/** Dark on light in both themes, with a quiet zone: cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawQrCode(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-lg border border-line bg-paper text-paper-ink forced-color-adjust-none"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

function drawQrCode(text: string) {
  const { size, data } = encode(text, { border: 3 })
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: squares.join('') }
}
