import { ask, textOf } from '../../tests/support/ask'
import { onDatabase } from '../../tests/support/shop-copy'
import { LISTS, POSTS, type Shown } from '../../tests/support/unreadable-pages'
import { type Shops, withShops } from '../shops'
import type { Attack, Row } from './attack'

const TABLES = ['articles', 'reviews', 'best_lists', 'categories', 'releases']

export const attack: Attack = {
  does: 'takes the tables of articles, reviews, lists and releases away under a shop that runs',
  run: () => withShops(1, {}, takeAway),
}

async function takeAway({ first, database }: Shops): Promise<Row[]> {
  const pages = [...LISTS(), ...POSTS()]
  await onDatabase(database, async db => {
    for (const table of TABLES) await db.query(`alter table ${table} rename to ${table}_gone`)
    await db.query(`notify content, 'gone'`)
  })
  const lists = await Promise.all(LISTS().map(shown => look(first, shown)))
  const posts = await Promise.all(POSTS().map(shown => look(first, shown)))
  await onDatabase(database, async db => {
    for (const table of TABLES) await db.query(`alter table ${table}_gone rename to ${table}`)
  })
  const after = await Promise.all(pages.map(shown => look(first, shown)))
  const broken = [...lists, ...posts].filter(({ html }) => !html.includes('</footer>'))
  const failing = lists.filter(({ status }) => status !== 200)
  const other = posts.filter(({ status }) => status !== 500)
  // In a language that it lacks an article is not found, as before.
  const kept = after.filter(({ status }) => status !== 200 && status !== 404)
  return [
    row('pages without the shop’s frame', broken.length, pages.length),
    row('lists that fail', failing.length, lists.length),
    row('posts that are not «Post not found» with 500', other.length, posts.length),
    row('pages that fail once the tables are back, without anything published', kept.length, after.length),
  ]
}

const row = (what: string, found: number, of: number): Row => ({
  what,
  figure: `${found} of ${of}`,
  holds: found === 0,
})

async function look(shop: Shops['first'], { host, path }: Shown): Promise<{ status: number; html: string }> {
  const told = await ask(shop, { host, path })
  return { status: told.status, html: textOf(told) }
}
