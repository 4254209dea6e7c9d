import type { ServerProps } from 'payload'
import { mayOf } from './may'

export function PriceLabLink({ payload, user }: ServerProps) {
  return mayOf(user).prices ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/price-lab`}>
      Price lab
    </a>
  ) : null
}
