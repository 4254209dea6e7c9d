import type { ServerProps } from 'payload'
import { speak, t } from '../words/of-request'
import { ownSignInPath } from './path'

export function OwnSignInLink({ payload, user, i18n }: ServerProps) {
  speak({ i18n })
  return user ? (
    <a className="nav__link" href={ownSignInPath(payload.config.routes.admin)}>
      {t('Your sign-in')}
    </a>
  ) : null
}
