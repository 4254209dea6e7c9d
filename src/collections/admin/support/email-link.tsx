import type { UIFieldServerProps } from 'payload'
import { speak, t } from '../words/of-request'
import { deskPath } from './path'

export const EmailLink = ({ id, payload, i18n }: UIFieldServerProps) => {
  speak({ i18n })
  return (
    <p className="field-type">
      <a href={deskPath({ admin: payload.config.routes.admin, name: { email: String(id) } })}>
        {t('Show what it says, at the support desk')}
      </a>
    </p>
  )
}
