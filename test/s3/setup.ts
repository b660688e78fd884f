import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { TestProject } from 'vitest/node'
import type { S3Settings } from '#server/gateways/file-store/s3-store.ts'
import { startSwift } from './swift.ts'

declare module 'vitest' {
  interface ProvidedContext {
    s3: S3Settings
  }
}

const bucket = 'uploads'

/** One Swift for all tests, with an empty bucket. */
export default async function setup(project: TestProject) {
  const { endpoint, region, accessKeyId, secretAccessKey, stop } = await startSwift()
  const credentials = { accessKeyId, secretAccessKey }
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
  project.provide('s3', { bucket, region, endpoint, accessKeyId, secretAccessKey })
  return stop
}
