import type { ServerProps } from 'payload'
import { speak, t } from '../words/of-request'
import { mayOf } from './may'

export function PriceLabLink({ payload, user, i18n }: ServerProps) {
  speak({ i18n })
  return mayOf(user).prices ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/price-lab`}>
      {t('Price lab')}
    </a>
  ) : null
}
