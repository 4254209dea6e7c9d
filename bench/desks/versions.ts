import { uuidOf } from '../large-shop'

/** A row with the names that its columns have in a version. */
const asVersion = (row: string) =>
  `(select jsonb_object_agg('version_' || key, value) from jsonb_each(to_jsonb(${row})))`

const own = (document: string) => uuidOf(`${document}::text || n`)
/** Of each document that has none: as it is now, and as it was. */
const OF_EACH = 'generate_series(1, 2) n'

/** Versions of documents as Payload keeps them; the words are named, for JSON of all bodies takes minutes. */
const versionsOf = (table: string, words: readonly string[]): string[] => [
  `insert into "_${table}_v" select (jsonb_populate_record(null::"_${table}_v", ${asVersion('t')} || jsonb_build_object(
     'id', ${own('t.id')}, 'parent_id', t.id, 'latest', n = 1, 'autosave', false,
     'created_at', t.updated_at - (n - 1) * interval '1 day', 'updated_at', t.updated_at - (n - 1) * interval '1 day'))).*
   from "${table}" t, ${OF_EACH} where not exists (select from "_${table}_v" v where v.parent_id = t.id)`,
  `insert into "_${table}_v_translations" (_locale, _parent_id, ${words.map(word => `version_${word}`).join(', ')})
   select t._locale, v.id, ${words.map(word => `t.${word}`).join(', ')}
   from "${table}_translations" t, ${OF_EACH}, "_${table}_v" v where v.id = ${own('t._parent_id')}`,
]

const linked = (table: string, part: string) =>
  `insert into "_${table}_v_${part}" select (jsonb_populate_record(null::"_${table}_v_${part}", to_jsonb(t) || jsonb_build_object(
     'id', nextval(pg_get_serial_sequence('"_${table}_v_${part}"', 'id')), 'parent_id', v.id, 'path', 'version.' || t.path))).*
   from "${table}_${part}" t, ${OF_EACH}, "_${table}_v" v where v.id = ${own('t.parent_id')}`

const WORDS = ['title', 'summary', 'body', 'meta_title', 'meta_description', 'meta_keywords']

export const VERSIONS = [
  ...versionsOf('campaigns', ['name']),
  linked('campaigns', 'rels'),
  ...versionsOf('articles', WORDS),
  ...['rels', 'texts'].map(part => linked('articles', part)),
]
