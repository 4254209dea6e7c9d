import type { LaunchRow } from '@/server/launches/launch'
import { previewPath } from '@/site/preview'
import { siteSpeaking } from '@/site/sites'
import type { Target } from '../preview/previewed-at'
import { articlePreview, campaignPreview, pagePreview, productPreview } from '../preview/targets'
import type { Now } from './now'

/** The address at which a row is seen as it will be, at an instant (ms) or by its own; undefined where it has no page of its own. */
export function lookedAt(
  { kind }: Pick<LaunchRow, 'kind'>,
  { shown }: Pick<Now, 'shown'>,
  { launch, at }: { launch: string; at: number | undefined },
): string | undefined {
  const target = targetOf(kind, shown)
  if (!target) return undefined
  const { page, site = 'com', ...preview } = target
  return previewPath(page, {
    ...{ ...preview, at: at ?? preview.at, site: siteSpeaking(site, 'en'), locale: 'en', launch },
  })
}

function targetOf(kind: LaunchRow['kind'], shown: Now['shown']): Target | undefined {
  switch (kind) {
    case 'articles':
      return articlePreview(shown)
    case 'campaigns':
      return campaignPreview(shown)
    case 'pages':
      return pagePreview(shown)
    case 'product-copy':
      return productPreview(shown)
    default:
      return undefined
  }
}
