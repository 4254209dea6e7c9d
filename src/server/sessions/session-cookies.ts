import type { Cookie } from '../http/cookie'
import { TOKEN_COOKIE } from '../http/token-cookie'
import type { Customer } from './customer'
import { LIFETIME } from './session'

type Named = Pick<Customer, 'email' | 'username'>

/** `user_info` in answers and cookies (SPEC 3): the name URL-encoded. */
export const userInfoOf = ({ email, username }: Named) => ({
  username: encodeURIComponent(username ?? ''),
  email,
})

/** The token for the server only; address and name for the page (SPEC 3). */
export const signedIn = (customer: Named, token: string): Cookie[] => [
  { name: TOKEN_COOKIE, value: token, maxAge: LIFETIME.session, httpOnly: true },
  ...named(customer),
]

/** Address and name for the page, which reads these cookies itself; nothing in them opens anything. */
export const named = (customer: Named): Cookie[] => [
  { name: 'email', value: customer.email, maxAge: LIFETIME.session, httpOnly: false },
  {
    name: 'user_info',
    // The cookie's own writer encodes it, once.
    value: JSON.stringify({ username: customer.username ?? '', email: customer.email }),
    maxAge: LIFETIME.session,
    httpOnly: false,
  },
]

/** Forgets all three cookies; the session itself ends with `closeSession`. */
export const signedOut = (): Cookie[] =>
  [TOKEN_COOKIE, 'email', 'user_info'].map(name => ({
    name,
    value: '',
    maxAge: 0,
    httpOnly: name === TOKEN_COOKIE,
  }))
