import type { ServerProps } from 'payload'
import { isWriter } from '../../access/roles'
import { speak, t } from '../words/of-request'

export function TranslationsLink({ payload, user, i18n }: ServerProps) {
  speak({ i18n })
  return isWriter(user) ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/translations`}>
      {t('Translations')}
    </a>
  ) : null
}
