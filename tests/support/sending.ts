// A process of its own that does the shop's work until it is killed: `node --import tsx sending.ts`
import { startServer } from '@/server/startup/start'

await startServer()
