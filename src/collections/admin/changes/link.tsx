import type { ServerProps } from 'payload'

export function ChangesLink({ payload, user }: ServerProps) {
  return user ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/changes`}>
      Who changed what
    </a>
  ) : null
}
