import { Person, Scene, Steps, steps, Sun } from './parts.tsx'

/** The second step is missing. */
export function LostScene({ className }: { className?: string }) {
  return (
    <Scene className={className}>
      <Sun x={212} y={26} />
      <Steps missing={[1]} />
      <Person who="client" x={46} y={steps[0].y} />
    </Scene>
  )
}
