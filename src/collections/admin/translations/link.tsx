import type { ServerProps } from 'payload'
import { isWriter } from '../../access/roles'

export function TranslationsLink({ payload, user }: ServerProps) {
  return isWriter(user) ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/translations`}>
      Translations
    </a>
  ) : null
}
