import type { ServerProps } from 'payload'
import { speak, t } from '../words/of-request'

export function StyleLink({ payload, user, i18n }: ServerProps) {
  speak({ i18n })
  return user ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/style`}>
      {t('The shop’s look')}
    </a>
  ) : null
}
