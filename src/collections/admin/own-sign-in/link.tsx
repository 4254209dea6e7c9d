import type { ServerProps } from 'payload'
import { ownSignInPath } from './path'

export function OwnSignInLink({ payload, user }: ServerProps) {
  return user ? (
    <a className="nav__link" href={ownSignInPath(payload.config.routes.admin)}>
      Your sign-in
    </a>
  ) : null
}
