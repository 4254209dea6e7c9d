import type { ServerProps } from 'payload'
import { isSupport } from '../../access/roles'

export function SupportLink({ payload, user }: ServerProps) {
  return isSupport(user) ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/support`}>
      Support desk
    </a>
  ) : null
}
