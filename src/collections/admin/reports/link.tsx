import type { ServerProps } from 'payload'
import { speak, t } from '../words/of-request'
import { reportsOf } from './names'

export function ReportsLink({ payload, user, i18n }: ServerProps) {
  speak({ i18n })
  return reportsOf(user).length > 0 ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/reports`}>
      {t('Reports')}
    </a>
  ) : null
}
