import type { Locale } from '@/site/locale'
import type { Database } from '../runtime/database'

type Document = { collection: string; id: string }
/** One field of the original, as it was and as it is: its texts in their order. */
export type ChangedOriginal = { field: string; before: readonly string[]; after: readonly string[] }

/**
 * The original of a document says something else: each translation of the field is marked with what the original said when
 * it was last right. One whose original says that again is right again.
 */
export async function markOutdated(
  db: Database,
  { collection, id }: Document,
  { field, before, after, written, at }: ChangedOriginal & { written: Locale; at: number },
): Promise<void> {
  if (before.length > 0)
    await db.query(
      `insert into outdated_translations (collection, document_id, locale, field, original, since)
       select $1::text, $2::uuid, l, $3::text, $4::jsonb, $5::timestamptz
       from unnest(enum_range(null::_locales)) l where l <> $6::_locales
       on conflict (collection, document_id, locale, field) do nothing`,
      [collection, id, field, JSON.stringify(before), new Date(at).toISOString(), written],
    )
  await db.query(
    `delete from outdated_translations
     where collection = $1::text and document_id = $2::uuid and field = $3::text and original = $4::jsonb`,
    [collection, id, field, JSON.stringify(after)],
  )
}

/** Fields of a translation say what the original says, written anew or looked at. Gives how many had been marked. */
export async function unmarkOutdated(
  db: Database,
  { collection, id }: Document,
  locale: Locale,
  fields: readonly string[],
): Promise<number> {
  const rows = await db.query<{ field: string }>(
    `delete from outdated_translations
     where collection = $1::text and document_id = $2::uuid and locale = $3::_locales
       and field in (select jsonb_array_elements_text($4::jsonb)) returning field`,
    [collection, id, locale, JSON.stringify(fields)],
  )
  return rows.length
}

/** A document is gone, and what is known of its translations with it. */
export async function forgetTranslations(db: Database, { collection, id }: Document): Promise<void> {
  await db.query(`delete from outdated_translations where collection = $1::text and document_id = $2::uuid`, [
    collection,
    id,
  ])
}

/** What the original said, field by field, when a translation that is marked was last right. */
export async function outdatedFields(
  db: Database,
  { collection, id }: Document,
  locale: Locale,
): Promise<Map<string, string[]>> {
  const rows = await db.query<{ field: string; text: string | null }>(
    `select o.field, t.text from outdated_translations o
     left join lateral jsonb_array_elements_text(o.original) with ordinality t(text, place) on true
     where o.collection = $1::text and o.document_id = $2::uuid and o.locale = $3::_locales order by o.field, t.place`,
    [collection, id, locale],
  )
  const fields = new Map<string, string[]>()
  for (const { field, text } of rows)
    fields.set(field, [...(fields.get(field) ?? []), ...(text === null ? [] : [text])])
  return fields
}
