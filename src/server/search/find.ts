import type { Visit } from '@/site/visit'
import type { CardProduct } from '../catalogue/product-cards'
import { database } from '../runtime/database'
import type { Word } from './question'

/** `key`: the route of a product, the number of an article. */
export type Match = { kind: 'product' | 'article'; key: string }

const MAX_MATCHES = 20
/** Below this similarity it is another word: «netflx» is like «Netflix» by 0.71. */
const ALIKE = 0.5

/** A match this much weaker than the best of its kind is something else: «Fansly» for «fanza». */
const WORTHY = 0.7

/** The fold of `question.ts` in SQL. */
const folded = (text: string) =>
  `normalize(regexp_replace(lower(normalize(${text}, NFKD)), '[\\u0300-\\u036f]', '', 'g'), NFKC)`

const likeness = (text: string) =>
  `greatest(word_similarity(word, ${text}), case when inside and strpos(${text}, word) > 0 then 0.9 else 0 end)`

const NEARNESS = `greatest(${likeness('title')}, 0.8 * ${likeness('beside')})`

/**
 * The products, and apart from them the articles, in which most of the words occur, in any order: so «how to save
 * netflix» finds the product by one word, and «hulu downloader» no other downloader. On a tie, the shorter title
 * first.
 */
const FIND = `
  with asked as (select * from unnest($1::text[], $2::boolean[]) as asked (word, inside)),
  written as (
    select 'product' as kind, shelf.route as key, place, shelf.name as title,
      concat_ws(' ', replace(shelf.route, '_', ' '), (
        select min(short_name) from products join products_translations on _parent_id = products.id
        where products.route = shelf.route and _locale = $5::_locales)) as beside
    from unnest($3::text[], $4::text[]) with ordinality as shelf (route, name, place)
    union all
    select 'article', number::text, - extract(epoch from published_at), title, coalesce(summary, '')
    from articles join articles_translations on _parent_id = articles.id
    where _locale = $5::_locales and _status = 'published' and deleted_at is null and published_at <= $6
      and title <> '' and body is not null and (about_title or not $8)
  ),
  plain as (select kind, key, place, ${folded('title')} as title, ${folded('beside')} as beside from written),
  rated as (
    select kind, key, place, similarity(title, $7) as likeness, count(*) as hits, sum(nearness) as score
    from plain cross join asked cross join lateral (select ${NEARNESS} as nearness) as near
    where nearness >= ${ALIKE}
    group by kind, key, place, title
  ),
  ranked as (select *, rank() over (partition by kind order by hits desc) as hit_rank from rated),
  best as (select *, max(score) over (partition by kind) as most from ranked where hit_rank = 1)
  select kind, key from best where score >= ${WORTHY} * most
  order by score desc, likeness desc, kind desc, place limit ${MAX_MATCHES}`

/** `titlesAlone`: of articles, only those about a film or series. */
type Input = { words: readonly Word[]; items: readonly CardProduct[]; titlesAlone: boolean }

export const find = ({ words, items, titlesAlone }: Input, visit: Visit): Promise<Match[]> =>
  database.query<Match>(FIND, [
    words.map(({ text }) => text),
    words.map(({ inside }) => inside),
    items.map(({ route }) => route),
    items.map(({ name }) => name),
    visit.locale,
    new Date(visit.at),
    words.map(({ text }) => text).join(' '),
    titlesAlone,
  ])
