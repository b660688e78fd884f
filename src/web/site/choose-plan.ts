import './toasts.tsx'

export { askToSignIn } from '#web/features/plans/plan-choice.ts'
