// What any screen may need, though hardly ever at first: one chunk.
export { StepUpDialog } from '#web/features/people/auth/step-up-dialog.tsx'
export { InterviewDialog } from '#web/features/work/interviews/interview-dialog.tsx'
export { default as SetUpPage } from '#web/pages/set-up-second-factor.tsx'
