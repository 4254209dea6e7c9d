import { cookies } from 'next/headers'
import { env } from '../runtime/env'
import type { Cookie } from './cookie'

/** For COOKIE_DOMAIN and all paths; `maxAge` in seconds, 0 forgets. Throws where Next lets none be set: while a page is rendered. */
export async function setCookies(changed: readonly Cookie[]): Promise<void> {
  const jar = await cookies()
  const { SHOP_PROTOCOL, COOKIE_DOMAIN } = env()
  const scope = {
    path: '/',
    domain: COOKIE_DOMAIN,
    secure: SHOP_PROTOCOL === 'https',
    sameSite: 'lax',
  } as const
  for (const { name, value, maxAge, httpOnly } of changed)
    jar.set(name, value, { ...scope, maxAge, httpOnly })
}
