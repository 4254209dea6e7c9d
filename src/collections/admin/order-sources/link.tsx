import type { ServerProps } from 'payload'
import { isMarketer } from '../../access/roles'

export function OrderSourcesLink({ payload, user }: ServerProps) {
  return isMarketer(user) ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/order-sources`}>
      Where orders come from
    </a>
  ) : null
}
