import type { CollectionAfterLoginHook } from 'payload'
import { z } from 'zod'
import { CLIENT_IP } from '@/server/http/client-ip'
import { noteSession as note } from '@/server/staff/sessions'

const claims = z.object({ sid: z.string() })

/** From where and with what a session was begun; its id is in the token that Payload just signed. */
export const noteSession: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const { sid } = claims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
  const userAgent = req.headers.get('user-agent')
  await note({ id: sid, user: user.id, userAgent, ip: req.headers.get(CLIENT_IP) ?? '', at: Date.now() })
}
