import { onTestFinished } from 'vitest'
import { type Answer, startModelServer } from '#test/model-server.ts'

export { type Answer, factsIn, sayPart, sayText } from '#test/model-server.ts'

/** A model server for one test. */
export async function modelServer(answer: Answer) {
  const server = await startModelServer(answer)
  onTestFinished(server.close)
  return server
}
