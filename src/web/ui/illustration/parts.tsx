import type { ReactNode } from 'react'
import { cn } from '../class-names.ts'

/*
 * The style of the illustrations: the logo's steps as blocks, people as a round head above a round body, and one amber sun.
 * The client is amber, the account manager is green, everyone else is grey. Each illustration only decorates.
 */

interface SceneProps {
  /** The size of the drawing in its own units. */
  width?: number
  height?: number
  className?: string
  children: ReactNode
}

/** The canvas of an illustration. In forced colours it shows outlines. */
export function Scene({ width = 240, height = 160, className, children }: SceneProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={cn('h-auto forced-colors:[&_*]:fill-[Canvas] forced-colors:[&_*]:stroke-[CanvasText]', className)}
    >
      {children}
    </svg>
  )
}

const stepTones = ['var(--color-accent-soft)', 'var(--color-accent-line)', 'var(--color-accent)'] as const

interface StepProps {
  /** Its left and upper edge. */
  x: number
  y: number
  /** The size of the scene. */
  width?: number
  height?: number
}

/** A block with one round corner that fills the scene to its right and bottom edge. */
const toBlock = ({ x, y, width = 240, height = 160 }: StepProps) =>
  `M${x} ${height}V${y + 10}q0-10 10-10H${width}V${height}Z`

/** Where the three steps of a scene are. */
export const steps = [
  { x: 12, y: 132 },
  { x: 88, y: 110 },
  { x: 164, y: 88 },
] as const

/** Three steps. The missing ones are dashed outlines. */
export function Steps({ missing = [] }: { missing?: readonly number[] }) {
  return steps.map((step, index) => (
    <path
      key={step.x}
      // Nothing lies behind a missing step.
      d={toBlock({ ...step, width: missing.length > 0 ? step.x + 76 : 240 })}
      {...(missing.includes(index)
        ? { fill: 'none', stroke: 'var(--color-control)', strokeWidth: 2, strokeDasharray: '5 6' }
        : { fill: stepTones[index] })}
    />
  ))
}

const bodyTones = {
  client: 'var(--color-warning)',
  manager: 'var(--color-accent-text)',
  other: 'var(--color-muted)',
}

/** A standing person. `x` is the middle, `y` the ground. */
export function Person({ who, x, y }: { who: keyof typeof bodyTones; x: number; y: number }) {
  return (
    <g>
      <path d={`M${x - 13} ${y}v-17a13 13 0 0 1 26 0v17Z`} fill={bodyTones[who]} />
      <circle cx={x} cy={y - 42} r="9" fill="var(--color-ink)" />
    </g>
  )
}

export function Sun({ x, y, r = 13 }: { x: number; y: number; r?: number }) {
  return <circle cx={x} cy={y} r={r} fill="var(--color-warning-line)" />
}

/** A sheet with lines of text. */
export function Sheet({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <g transform={`rotate(${turn} ${x + 13} ${y + 16})`}>
      <rect
        x={x}
        y={y}
        width="26"
        height="32"
        rx="5"
        fill="var(--color-raised)"
        stroke="var(--color-accent-line)"
        strokeWidth="2"
      />
      <path
        d={`M${x + 7} ${y + 10}h12M${x + 7} ${y + 17}h12M${x + 7} ${y + 24}h7`}
        fill="none"
        stroke="var(--color-accent-text)"
        strokeLinecap="round"
        strokeWidth="2.5"
      />
    </g>
  )
}

/** What someone says: a bubble whose tip points down. */
export function Bubble({ x, y, width = 44 }: { x: number; y: number; width?: number }) {
  return (
    <g>
      <path
        d={`M${x + 9} ${y}h${width - 18}q9 0 9 9v10q0 9-9 9H${x + 22}l-8 8v-8h-5q-9 0-9-9V${y + 9}q0-9 9-9Z`}
        fill="var(--color-raised)"
        stroke="var(--color-accent-line)"
        strokeWidth="2"
      />
      <path
        d={`M${x + 11} ${y + 14}h${width - 22}`}
        fill="none"
        stroke="var(--color-accent-text)"
        strokeLinecap="round"
        strokeWidth="2.5"
      />
    </g>
  )
}
