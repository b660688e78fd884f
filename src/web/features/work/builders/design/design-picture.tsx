import type { DesignName } from '@foothold/resume-engine/designs'

const bars = {
  classic: { name: [6, 26], isCentered: false, hasRules: true, step: 4.2 },
  modern: { name: [6, 30], isCentered: false, hasRules: false, step: 4.2 },
  compact: { name: [5, 20], isCentered: false, hasRules: true, step: 2.9 },
  'two-column': { name: [6, 28], isCentered: false, hasRules: false, step: 4.2 },
  executive: { name: [6, 28], isCentered: true, hasRules: true, step: 4.6 },
} as const satisfies Record<DesignName, object>

const width = 60
const height = 78
const ink = '#6b6b6b'

interface DesignPictureProps {
  design: DesignName
  accent: string
}

/** A page in small: the same arrangement, with bars for its lines. */
export function DesignPicture({ design, accent }: DesignPictureProps) {
  const { name, isCentered, hasRules, step } = bars[design]
  const [margin, nameWidth] = name
  const toX = (length: number) => (isCentered ? (width - length) / 2 : margin)
  const columns =
    design === 'two-column'
      ? [
          { x: margin, end: 20, sections: 3 },
          { x: 25, end: width - margin, sections: 2 },
        ]
      : [{ x: margin, end: width - margin, sections: 3 }]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-auto w-full rounded-sm">
      <rect width={width} height={height} fill="#ffffff" />
      <rect x={toX(nameWidth)} y={7} width={nameWidth} height={4} fill={design === 'classic' ? '#1a1a1a' : accent} />
      <rect x={toX(20)} y={13} width={20} height={1.6} fill={ink} />
      {design === 'two-column' && <rect x={margin} y={17} width={width - 2 * margin} height={0.9} fill={accent} />}
      {columns.map((column) =>
        Array.from({ length: column.sections }, (_, index) => (
          <Lines
            key={`${column.x}-${index}`}
            {...column}
            {...{ accent, isCentered, hasRules, step }}
            y={20 + index * (step * 4.4)}
          />
        )),
      )}
    </svg>
  )
}

interface LinesProps {
  x: number
  end: number
  y: number
  accent: string
  isCentered: boolean
  hasRules: boolean
  step: number
}

/** A heading and three lines. */
function Lines({ x, end, y, accent, isCentered, hasRules, step }: LinesProps) {
  const headingWidth = Math.min(14, end - x)
  return (
    <>
      <rect x={isCentered ? (x + end - headingWidth) / 2 : x} y={y} width={headingWidth} height={1.8} fill={accent} />
      {hasRules && <rect x={x} y={y + 2.5} width={end - x} height={0.4} fill={accent} />}
      {[1, 0.86, 0.94].map((share, line) => (
        <rect
          key={share}
          x={x}
          y={y + step * (line + 1)}
          width={(end - x) * share}
          height={1.1}
          fill={ink}
          opacity={0.6}
        />
      ))}
    </>
  )
}
