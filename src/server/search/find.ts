import type { Locale } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { database } from '../runtime/database'
import type { Word } from './question'
import type { Shelves } from './shelves'
import { BODY, PROMISE, WRITTEN } from './written'

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

const NEARNESS = `greatest(${likeness('title')}, 0.8 * ${likeness('beside')})`

/** Whether what is said below a title has one of the words. */
const IN_LINE = `exists (select from asked where strpos(${folded('line')}, word) > 0)`

/** Tables of what is written and of how near it comes to the words: of its kind, those with most of them have a `hit_rank` of 1. */
const RANKED = `asked as (select * from unnest($1::text[], $2::boolean[]) as asked (word, inside)),
  written as (${WRITTEN}),
  plain as (select kind, key, place, language, title as shown, line, ${folded('title')} as title, ${folded('beside')} as beside from written),
  rated as (
    select kind, key, place, language, shown, line, similarity(title, $7) as likeness, count(*) as hits, sum(nearness) as score
    from plain cross join asked cross join lateral (select ${NEARNESS} as nearness) as near
    where nearness >= ${ALIKE}
    group by kind, key, place, language, shown, line, title
  ),
  ranked as (select *, rank() over (partition by kind order by hits desc) as hit_rank from rated)`

/**
 * Of each kind those in which most of the words occur, in any order: so «how to save netflix» finds the product by one
 * word, and «hulu downloader» no other downloader. On a tie, the shorter title first.
 */
const FIND = `
  with ${RANKED},
  best as (select *, max(score) over (partition by kind) as most from ranked where hit_rank = 1),
  placed as (
    select *, row_number() over (partition by kind order by score desc, likeness desc, place, key) as rank
    from best where score >= ${WORTHY} * most)
  select kind, key, shown as title, language, case when kind = 'product' then ${PROMISE} else line end as line,
    case when kind = 'article' and not $8 and not ${IN_LINE} then ${BODY} else '' end as more
  from placed
  where rank <= ${MOST_OF_A_KIND} order by kind, rank`

/** `titlesAlone`: of articles, only those about a film or series, by their titles: nothing more is read of them. */
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
