import { setPriority } from 'node:os'

/**
 * Lets requests go first where the processor is busy. On Linux each thread has its own priority; elsewhere a thread
 * would change that of the whole process.
 */
export function lowerPriority() {
  if (process.platform === 'linux') setPriority(5)
}
