import { z } from 'zod'
import { LOCALES } from '@/site/locale'
import { SHARED_KINDS, type SharePicture } from '@/site/share-picture'
import { SITES } from '@/site/sites'
import { translations } from './tables'

/** The picture of the media that an editor chose for where a page is shared in one language. */
export const sharePictureRow = z.object({
  kind: z.enum(SHARED_KINDS),
  key: z.string().min(1),
  locale: z.enum(LOCALES),
  sites: z.array(z.enum(SITES)),
  file: z.string().min(1),
  changed: z.string(),
  focalX: z.number().nullable(),
  focalY: z.number().nullable(),
  alt: z.partialRecord(z.enum(LOCALES), z.string()).nullable(),
}) satisfies z.ZodType<SharePicture>

/** `key`: what their addresses name them by. */
const chosenIn = (table: string, kind: string, key: string, sites = `'{}'::text[]`) =>
  `select u.id, jsonb_build_object('kind', '${kind}', 'key', ${key}, 'locale', t._locale, 'sites', ${sites},
      'file', f.filename, 'changed', f.updated_at, 'focalX', f.focal_x, 'focalY', f.focal_y, 'alt', ${translations('media', 'f', 'alt')}) as row
    from ${table} u join ${table}_translations t on t._parent_id = u.id join media f on f.id = t.share_picture_id
    where u._status = 'published' and u.deleted_at is null`

const PAGES_SITES = 'array(select s.value from pages_sites s where s.parent_id = u.id)'

/** Of published rows only: few, since most pages show the drawn one. */
export const SHARE_PICTURES = `${chosenIn('product_copy', 'product-copy', 'u.route')}
  union all ${chosenIn('guides', 'guides', 'u.route')}
  union all ${chosenIn('articles', 'articles', 'u.number::int::text')}
  union all ${chosenIn('reviews', 'reviews', 'u.number::int::text')}
  union all ${chosenIn('best_lists', 'best-lists', 'u.key')}
  union all ${chosenIn('legal', 'legal', 'u.key')}
  union all ${chosenIn('pages', 'pages', 'u.route', PAGES_SITES)}`
