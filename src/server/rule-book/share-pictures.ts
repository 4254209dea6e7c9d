import { z } from 'zod'
import { LOCALES } from '@/site/locale'
import { SHARED_KINDS, type SharedKind, type SharePicture } from '@/site/share-picture'
import { SITES } from '@/site/sites'
import { translations } from './tables'

/** The picture of the media that an editor chose for where a page is shared in one language. */
export const sharePictureRow = z.object({
  kind: z.enum(SHARED_KINDS),
  key: z.string().min(1),
  locale: z.enum(LOCALES),
  sites: z.array(z.enum(SITES)),
  file: z.string().min(1),
  focalX: z.number().nullable(),
  focalY: z.number().nullable(),
  alt: z.partialRecord(z.enum(LOCALES), z.string()).nullable(),
}) satisfies z.ZodType<SharePicture>

/** What their addresses name them by. */
const KEYS: Record<SharedKind, string> = {
  'product-copy': 'route',
  guides: 'route',
  articles: 'number::int::text',
  reviews: 'number::int::text',
  'best-lists': 'key',
  legal: 'key',
  pages: 'route',
}

const PAGES_SITES = 'array(select s.value from pages_sites s where s.parent_id = u.id)'

const chosenIn = (kind: SharedKind) => {
  const table = kind.replace('-', '_')
  return `select u.id, jsonb_build_object('kind', '${kind}', 'key', u.${KEYS[kind]}, 'locale', t._locale,
      'sites', ${kind === 'pages' ? PAGES_SITES : `'{}'::text[]`},
      'file', f.filename, 'focalX', f.focal_x, 'focalY', f.focal_y, 'alt', ${translations('media', 'f', 'alt')}) as row
    from ${table} u join ${table}_translations t on t._parent_id = u.id join media f on f.id = t.share_picture_id
    where u._status = 'published' and u.deleted_at is null`
}

/** Of published rows only: few, since most pages show the drawn one. */
export const SHARE_PICTURES = SHARED_KINDS.map(chosenIn).join(' union all ')
