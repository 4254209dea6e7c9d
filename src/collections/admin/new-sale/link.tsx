import type { ServerProps } from 'payload'
import { isMarketer } from '../../access/roles'
import { salePath } from '../../new-sale/path'

/** In the menu, above «Sell». */
export function NewSaleLink({ payload, user }: ServerProps) {
  return isMarketer(user) ? (
    <a className="nav__link" href={salePath(payload.config.routes.admin)}>
      New sale
    </a>
  ) : null
}

/** Above the list of campaigns. */
export function NewSaleAboveList({ payload, user }: ServerProps) {
  return isMarketer(user) ? (
    <p>
      <a href={salePath(payload.config.routes.admin)}>New sale: campaign, coupons and texts in one form</a>
    </p>
  ) : null
}
