import type { ServerProps } from 'payload'
import { speak, t } from '../words/of-request'

export function CalendarLink({ payload, user, i18n }: ServerProps) {
  speak({ i18n })
  return user ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/calendar`}>
      {t('Calendar')}
    </a>
  ) : null
}
