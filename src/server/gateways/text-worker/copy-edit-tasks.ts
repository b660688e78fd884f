import { loadCopyEditor, proposeEdits, type TypedText } from '@foothold/resume-engine/copy-edit'
import { serveTasks } from '#server/isolation/serve-tasks.ts'

const tasks = {
  proposeEdits: ({ texts, known }: { texts: TypedText[]; known: string }) => proposeEdits(texts, known),
}
export type CopyEditTasks = typeof tasks

// The dictionaries count towards no task's time.
await loadCopyEditor()
serveTasks(tasks)
