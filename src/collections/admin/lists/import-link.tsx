import type { ServerProps } from 'payload'
import { isKind } from '../../lists/import/kinds'

type Props = ServerProps & { collectionConfig?: { slug: string } }

/** Above the lists that a file may change. */
export function ImportAboveList({ collectionConfig, payload, permissions }: Props) {
  const kind = collectionConfig?.slug
  const may = isKind(kind) ? permissions?.collections?.[kind] : undefined
  return may?.create && may.update ? (
    <p>
      <a href={`${payload.config.routes.admin}/import?kind=${kind}`}>Import a CSV file</a>
    </p>
  ) : null
}
