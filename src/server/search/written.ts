/** Whether a visitor may see it: in their language or, where it is not written in that, in English. */
const SHOWN = `_status = 'published' and deleted_at is null and title <> '' and _locale in ($5::_locales, 'en')`

/** A page that names no site stands on all. */
const ON_SITE = `($12 = any(array(select value::text from pages_sites where parent_id = pages.id))
  or not exists (select from pages_sites where parent_id = pages.id))`

const PRODUCTS = `select 'product' as kind, shelf.route as key, place, $5::_locales as language, shelf.name as title, '' as line,
    concat_ws(' ', replace(shelf.route, '_', ' '), (
      select min(short_name) from products join products_translations on _parent_id = products.id
      where products.route = shelf.route and _locale = $5::_locales)) as beside
  from unnest($3::text[], $4::text[]) with ordinality as shelf (route, name, place)`

/** In the language of the visitor alone. */
const ARTICLES = `select 'article', number::text, - extract(epoch from published_at), _locale, title, coalesce(summary, ''), coalesce(summary, '')
  from articles join articles_translations on _parent_id = articles.id
  where _locale = $5::_locales and _status = 'published' and deleted_at is null and published_at <= $6
    and title <> '' and body is not null and (about_title or not $8)`

const REVIEWS = `(select distinct on (number) 'review', number::text, - extract(epoch from published_at), _locale, title,
    coalesce(summary, ''), concat_ws(' ', shelf.name, summary)
  from reviews join reviews_translations on _parent_id = reviews.id
  join unnest($3::text[], $4::text[]) as shelf (route, name) on shelf.route = reviews.route
  where ${SHOWN} and published_at <= $6 order by number, _locale = $5::_locales desc)`

const GUIDES = `(select distinct on (route) 'guide', route, 0, _locale, title,
    coalesce(nullif(meta_description, ''), intro, ''), replace(route, '_', ' ')
  from guides join guides_translations on _parent_id = guides.id
  where route = any($9::text[]) and ${SHOWN} order by route, _locale = $5::_locales desc)`

const PAGES = `(select distinct on (route) 'page', route, 1, _locale, title, coalesce(meta_description, ''), concat_ws(' ', replace(route, '_', ' '), meta_description)
  from pages join pages_translations on _parent_id = pages.id
  where route = any($10::text[]) and ${SHOWN} and ${ON_SITE} order by route, _locale = $5::_locales desc)`

const LEGAL = `(select distinct on (key) 'page', key, 2, _locale, title, coalesce(meta_description, ''), concat_ws(' ', replace(key, '_', ' '), meta_description)
  from legal join legal_translations on _parent_id = legal.id
  where key = any($11::text[]) and ${SHOWN} order by key, _locale = $5::_locales desc)`

/** All that is searched, for the numbered values of `find`: a `title`, and what is looked through `beside` it. */
export const WRITTEN = [PRODUCTS, ARTICLES, REVIEWS, GUIDES, PAGES, LEGAL].join(' union all ')

/** The claim of a product’s page, in the visitor's language alone. */
export const PROMISE = `coalesce((select promise from product_copy join product_copy_translations on _parent_id = product_copy.id
  where route = key and _locale = $5::_locales and _status = 'published' and deleted_at is null), '')`

/** What the paragraphs of an article say. */
export const BODY = `coalesce((
  select string_agg((select string_agg(part #>> '{}', '') from jsonb_path_query(paragraph, 'strict $.**.text', '{}', true) as part), ' ')
  from articles join articles_translations on _parent_id = articles.id,
    jsonb_path_query(body, '$.root.children[*] ? (@.type == "paragraph")') as paragraph
  where number::text = key and _locale = language), '')`
