import type { ServerProps } from 'payload'
import { isMarketer } from '../../access/roles'
import { salePath } from '../../new-sale/path'
import { speak, t } from '../words/of-request'

/** In the menu, above «Sell». */
export function NewSaleLink({ payload, user, i18n }: ServerProps) {
  speak({ i18n })
  return isMarketer(user) ? (
    <a className="nav__link" href={salePath(payload.config.routes.admin)}>
      {t('New sale')}
    </a>
  ) : null
}

/** Above the list of campaigns. */
export function NewSaleAboveList({ payload, user, i18n }: ServerProps) {
  speak({ i18n })
  return isMarketer(user) ? (
    <p>
      <a href={salePath(payload.config.routes.admin)}>
        {t('New sale: campaign, coupons and texts in one form')}
      </a>
    </p>
  ) : null
}
