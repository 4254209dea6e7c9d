import type { Locale } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { database } from '../runtime/database'
import type { Word } from './question'
import type { Shelves } from './shelves'

type Kind = 'product' | 'guide' | 'article' | 'review' | 'page'
/**
 * `key`: the route of a product or guide, the number of an article or review, the key of another page. `line`: what is
 * said of it below its title, empty where nothing is; `more`: what an article says further on, where the line has none of
 * the words.
 */
export type Match = {
  kind: Kind
  key: string
  title: string
  language: Locale
  line: string
  more: string
}

export const MOST_OF_A_KIND = 12
/** Below this similarity it is another word: «netflx» is like «Netflix» by 0.71. */
const ALIKE = 0.5

/** A match this much weaker than the best of its kind is something else: «Fansly» for «fanza». */
const WORTHY = 0.7

/** The fold of `question.ts` in SQL. */
const folded = (text: string) =>
  `normalize(regexp_replace(lower(normalize(${text}, NFKD)), '[\\u0300-\\u036f]', '', 'g'), NFKC)`

const likeness = (text: string) =>
  `greatest(word_similarity(word, ${text}), case when inside and strpos(${text}, word) > 0 then 0.9 else 0 end)`

const SHOWN = `_status = 'published' and deleted_at is null and title <> '' and _locale in ($5::_locales, 'en')`

const ON_SITE = `($12 = any(array(select value::text from pages_sites where parent_id = pages.id))
  or not exists (select from pages_sites where parent_id = pages.id))`

const NEARNESS = `greatest(${likeness('title')}, 0.8 * ${likeness('beside')})`

/** The claim of a product’s page, in the visitor's language alone. */
const PROMISE = `coalesce((select promise from product_copy join product_copy_translations on _parent_id = product_copy.id
  where route = key and _locale = $5::_locales and _status = 'published' and deleted_at is null), '')`

/** Whether what is said below a title has one of the words. */
const IN_LINE = `exists (select from asked where strpos(${folded('line')}, word) > 0)`

/** What the paragraphs of an article say. */
const BODY = `coalesce((
  select string_agg((select string_agg(part #>> '{}', '') from jsonb_path_query(paragraph, 'strict $.**.text', '{}', true) as part), ' ')
  from articles join articles_translations on _parent_id = articles.id,
    jsonb_path_query(body, '$.root.children[*] ? (@.type == "paragraph")') as paragraph
  where number::text = key and _locale = language), '')`

/**
 * Of each kind those in which most of the words occur, in any order: so «how to save netflix» finds the product by one
 * word, and «hulu downloader» no other downloader. On a tie, the shorter title first. What is not written in the
 * visitor's language is searched in English, as it is shown; articles are not.
 */
const FIND = `
  with asked as (select * from unnest($1::text[], $2::boolean[]) as asked (word, inside)),
  written as (
    select 'product' as kind, shelf.route as key, place, $5::_locales as language, shelf.name as title, '' as line,
      concat_ws(' ', replace(shelf.route, '_', ' '), (
        select min(short_name) from products join products_translations on _parent_id = products.id
        where products.route = shelf.route and _locale = $5::_locales)) as beside
    from unnest($3::text[], $4::text[]) with ordinality as shelf (route, name, place)
    union all
    select 'article', number::text, - extract(epoch from published_at), _locale, title, coalesce(summary, ''), coalesce(summary, '')
    from articles join articles_translations on _parent_id = articles.id
    where _locale = $5::_locales and _status = 'published' and deleted_at is null and published_at <= $6
      and title <> '' and body is not null and (about_title or not $8)
    union all
    (select distinct on (number) 'review', number::text, - extract(epoch from published_at), _locale, title,
        coalesce(summary, ''), concat_ws(' ', shelf.name, summary)
      from reviews join reviews_translations on _parent_id = reviews.id
      join unnest($3::text[], $4::text[]) as shelf (route, name) on shelf.route = reviews.route
      where ${SHOWN} and published_at <= $6 order by number, _locale = $5::_locales desc)
    union all
    (select distinct on (route) 'guide', route, 0, _locale, title,
        coalesce(nullif(meta_description, ''), intro, ''), replace(route, '_', ' ')
      from guides join guides_translations on _parent_id = guides.id
      where route = any($9::text[]) and ${SHOWN} order by route, _locale = $5::_locales desc)
    union all
    (select distinct on (route) 'page', route, 1, _locale, title, coalesce(meta_description, ''), concat_ws(' ', replace(route, '_', ' '), meta_description)
      from pages join pages_translations on _parent_id = pages.id
      where route = any($10::text[]) and ${SHOWN} and ${ON_SITE} order by route, _locale = $5::_locales desc)
    union all
    (select distinct on (key) 'page', key, 2, _locale, title, coalesce(meta_description, ''), concat_ws(' ', replace(key, '_', ' '), meta_description)
      from legal join legal_translations on _parent_id = legal.id
      where key = any($11::text[]) and ${SHOWN} order by key, _locale = $5::_locales desc)
  ),
  plain as (select kind, key, place, language, title as shown, line, ${folded('title')} as title, ${folded('beside')} as beside from written),
  rated as (
    select kind, key, place, language, shown, line, similarity(title, $7) as likeness, count(*) as hits, sum(nearness) as score
    from plain cross join asked cross join lateral (select ${NEARNESS} as nearness) as near
    where nearness >= ${ALIKE}
    group by kind, key, place, language, shown, line, title
  ),
  ranked as (select *, rank() over (partition by kind order by hits desc) as hit_rank from rated),
  best as (select *, max(score) over (partition by kind) as most from ranked where hit_rank = 1),
  placed as (
    select *, row_number() over (partition by kind order by score desc, likeness desc, place, key) as rank
    from best where score >= ${WORTHY} * most)
  select kind, key, shown as title, language, case when kind = 'product' then ${PROMISE} else line end as line,
    case when kind = 'article' and not ${IN_LINE} then ${BODY} else '' end as more
  from placed
  where rank <= ${MOST_OF_A_KIND} order by kind, rank`

/** `titlesAlone`: of articles, only those about a film or series. */
type Input = { words: readonly Word[]; shelves: Shelves; titlesAlone: boolean }

/** At most twelve of each kind on the shelves of the visitor, the best first, with the line that stands below its title. */
export const find = ({ words, shelves, titlesAlone }: Input, visit: Visit): Promise<Match[]> =>
  database.query<Match>(FIND, [
    words.map(({ text }) => text),
    words.map(({ inside }) => inside),
    shelves.items.map(({ route }) => route),
    shelves.items.map(({ name }) => name),
    visit.locale,
    new Date(visit.at),
    words.map(({ text }) => text).join(' '),
    titlesAlone,
    shelves.guides,
    shelves.pages,
    shelves.legal,
    visit.site,
  ])
