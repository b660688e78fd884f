/** The store of the compose set-up: Swift of the test, on the port and with the bucket that compose.yaml names. */
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { connect, createServer } from 'node:net'
import { startSwift } from '#test/s3/swift.ts'

const swift = await startSwift()
const { endpoint, region, accessKeyId, secretAccessKey } = swift
const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } })
await client.send(new CreateBucketCommand({ Bucket: 'foothold' }))
createServer((socket) => {
  const upstream = connect(Number(new URL(endpoint).port), '127.0.0.1')
  for (const each of [socket, upstream]) each.on('error', () => [socket, upstream].forEach((one) => one.destroy()))
  socket.pipe(upstream).pipe(socket)
}).listen(9000, () => console.log('ready'))
process.on('SIGTERM', () => void swift.stop().then(() => process.exit(0)))
