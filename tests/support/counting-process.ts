import { countDownload } from '@/server/releases/count'
import { closeDatabase } from '@/server/runtime/database'

// Counts downloads of a release from a process of its own: `counting-process.ts RELEASE TIMES`.
const [release = '', times = '0'] = process.argv.slice(2)
await Promise.all(Array.from({ length: Number(times) }, () => countDownload(release)))
await closeDatabase()
