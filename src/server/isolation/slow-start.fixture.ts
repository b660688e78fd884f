import { serveTasks } from './serve-tasks.ts'

// As modules that take half a second to load.
const loadedAt = performance.now() + 500
while (performance.now() < loadedAt) continue

serveTasks({ double: (value: number) => value * 2 })
