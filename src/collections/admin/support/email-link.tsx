import type { UIFieldServerProps } from 'payload'
import { deskPath } from './path'

export const EmailLink = ({ id, payload }: UIFieldServerProps) => (
  <p>
    <a href={deskPath({ admin: payload.config.routes.admin, name: { email: String(id) } })}>
      Show what it says, at the support desk
    </a>
  </p>
)
