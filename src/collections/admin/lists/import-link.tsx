import type { ServerProps } from 'payload'
import { isKind } from '../../lists/import/kinds'
import { speak, t } from '../words/of-request'

type Props = ServerProps & { collectionConfig?: { slug: string } }

/** Above the lists that a file may change. */
export function ImportAboveList({ collectionConfig, payload, permissions, i18n }: Props) {
  speak({ i18n })
  const kind = collectionConfig?.slug
  const may = isKind(kind) ? permissions?.collections?.[kind] : undefined
  return may?.create && may.update ? (
    <p>
      <a href={`${payload.config.routes.admin}/import?kind=${kind}`}>{t('Import a CSV file')}</a>
    </p>
  ) : null
}
