import type { ServerProps } from 'payload'
import { isSupport } from '../../access/roles'
import { speak, t } from '../words/of-request'

export function SupportLink({ payload, user, i18n }: ServerProps) {
  speak({ i18n })
  return isSupport(user) ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/support`}>
      {t('Support desk')}
    </a>
  ) : null
}
