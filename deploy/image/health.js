// The health check of the image: exit code 0 while the process is ready. An image has no curl.
const { status } = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`, { signal: AbortSignal.timeout(2_500) })
process.exit(status === 200 ? 0 : 1)
