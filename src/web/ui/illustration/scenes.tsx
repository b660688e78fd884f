import { Bubble, Person, Scene, Sheet, Steps, steps, Sun } from './parts.tsx'

interface SceneProps {
  className?: string
}

const [first, second, third] = steps

/** The client hands over what they are looking for. */
export function TellUsScene({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <Sun x={212} y={30} />
      <Steps />
      <Person who="client" x={46} y={first.y} />
      <Sheet x={70} y={58} turn={-10} />
      <Person who="manager" x={124} y={second.y} />
    </Scene>
  )
}

/** The account manager sends letters up the steps. */
export function WeApplyScene({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <Sun x={212} y={30} />
      <Steps />
      <Person who="manager" x={112} y={second.y} />
      <path
        d="M128 62q18-44 62-34"
        fill="none"
        stroke="var(--color-accent-line)"
        strokeDasharray="1 9"
        strokeLinecap="round"
        strokeWidth="4"
      />
      <Sheet x={134} y={34} turn={-14} />
      <Sheet x={170} y={14} turn={10} />
      <Sheet x={200} y={third.y - 36} />
    </Scene>
  )
}

/** The client talks to an employer on the highest step. */
export function InterviewScene({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <Sun x={30} y={34} />
      <Steps />
      <Person who="manager" x={118} y={second.y} />
      <Bubble x={178} y={2} width={48} />
      <Person who="client" x={184} y={third.y} />
      <Person who="other" x={220} y={third.y} />
    </Scene>
  )
}

/** The first step is there, the others follow. */
export function FirstStepScene({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <Sun x={212} y={26} />
      <Steps missing={[1, 2]} />
      <Person who="client" x={46} y={first.y} />
    </Scene>
  )
}

/** Both climb, the account manager one step ahead. */
export function ClimbScene({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <Sun x={36} y={36} r={16} />
      <Steps />
      <Person who="client" x={122} y={second.y} />
      <Person who="manager" x={194} y={third.y} />
      <Sheet x={142} y={54} turn={8} />
    </Scene>
  )
}

/** Head and shoulders of an account manager, with the logo's steps on the collar. */
export function ManagerPortrait({ className }: SceneProps) {
  return (
    <Scene width={64} height={64} className={className}>
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
    </Scene>
  )
}
