import type { ServerProps } from 'payload'
import { reportsOf } from './names'

export function ReportsLink({ payload, user }: ServerProps) {
  return reportsOf(user).length > 0 ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/reports`}>
      Reports
    </a>
  ) : null
}
