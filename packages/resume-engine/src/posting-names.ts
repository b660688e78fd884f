export { completeJob, readJobNames } from './posting-reader/read-job.ts'
