import type { ServerProps } from 'payload'
import { isWriter } from '../../access/roles'

/** Leads from the admin's menu to what is not translated yet. */
export function UntranslatedLink({ payload, user }: ServerProps) {
  return isWriter(user) ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/untranslated`}>
      Untranslated
    </a>
  ) : null
}
