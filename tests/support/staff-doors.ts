import { handleEndpoints } from 'payload'
import { openCms } from '../../scripts/shop/cms'

export const STAFF_ROLES = ['admin', 'marketer', 'writer', 'support'] as const
export type Reader = 'visitor' | (typeof STAFF_ROLES)[number]
export const READERS: readonly Reader[] = ['visitor', ...STAFF_ROLES]

const ORIGIN = 'http://localhost:3000'

/** `form` is what a form of the admin sends, `body` what its scripts send. */
type Asking = {
  method?: string
  origin?: string
  body?: unknown
  form?: Record<string, string> | [string, string][]
}
export type Answer = { status: number; text: string }

/** Payload with a login per role, and its API as each of them calls it. Call it after `freshDatabase`. */
export async function openStaffDoors() {
  const payload = await openCms()
  const config = await (await import('@payload-config')).default
  const tokens = new Map<Reader, string>()
  const ids = new Map<Reader, string>()
  for (const role of STAFF_ROLES) {
    const login = { email: `${role}@staff.test`, password: 'a-long-password' }
    const { id } = await payload.create({ collection: 'users', data: { ...login, role } })
    ids.set(role, String(id))
    tokens.set(role, String((await payload.login({ collection: 'users', data: login })).token))
  }
  const ask = async (
    role: Reader,
    path: string,
    { method = 'GET', origin = ORIGIN, body, form }: Asking = {},
  ): Promise<Answer> => {
    const token = tokens.get(role)
    const request = new Request(`${ORIGIN}/cms${path}`, {
      method,
      headers: {
        host: 'localhost:3000',
        origin,
        ...(token && { cookie: `payload-token=${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: form ? new URLSearchParams(form) : body === undefined ? undefined : JSON.stringify(body),
    })
    const answer = await handleEndpoints({ config, request })
    return { status: answer.status, text: await answer.text() }
  }
  return { payload, ask, ids }
}
