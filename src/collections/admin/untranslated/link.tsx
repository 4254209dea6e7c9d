import type { ServerProps } from 'payload'
import { isWriter } from '../../access/roles'

export function UntranslatedLink({ payload, user }: ServerProps) {
  return isWriter(user) ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/untranslated`}>
      Untranslated
    </a>
  ) : null
}
