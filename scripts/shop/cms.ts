import type { Payload } from 'payload'
import { guardSessions } from '@/collections/staff/guard-sessions'
import { surviveLostConnections } from '@/server/runtime/lost-connections'

/** For one command. Never in the process that serves: Next boots its own Payload there. */
export async function openCms(): Promise<Payload> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config, disableOnInit: true })
  guardSessions(payload)
  surviveLostConnections(payload.db)
  return payload
}
