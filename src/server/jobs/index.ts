export type { Chore } from './chores'
export type { JobData, JobName } from './queues'
export { sendJob } from './send'
export { type Handlers, startJobs, stopJobs } from './work'
