import type { ServerProps } from 'payload'

export function CalendarLink({ payload, user }: ServerProps) {
  return user ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/calendar`}>
      Calendar
    </a>
  ) : null
}
