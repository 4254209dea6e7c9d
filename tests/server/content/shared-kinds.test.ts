import { freshDatabase } from '@tests/support/database'
import { noticesOn } from '@tests/support/notices'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SHARE_PICTURES } from '@/server/rule-book/share-pictures'
import { type PageRef, page } from '@/site/page'
import { pictureChosenFor, SHARED_KINDS, type SharePicture } from '@/site/share-picture'
import { openCms } from '../../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()

const PIXELS = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#205060' } })
  .png()
  .toBuffer()
const upload = (name: string) =>
  payload.create({
    collection: 'media',
    locale: 'en',
    data: { alt: 'A pier' },
    file: { data: PIXELS, name, mimetype: 'image/png', size: PIXELS.length },
  })
const media = await upload('pier.png')

type Kind = (typeof SHARED_KINDS)[number]

/** How a row is found, and which page it is of. */
const ROWS: Record<Kind, { by: [string, string | number]; of: PageRef }> = {
  'product-copy': { by: ['route', 'netflix_downloader'], of: page('product', 'netflix_downloader') },
  guides: { by: ['route', 'netflix_downloader'], of: page('guide', 'netflix_downloader') },
  articles: { by: ['number', 101], of: page('article', '101') },
  reviews: { by: ['number', 201], of: page('review', '201') },
  'best-lists': { by: ['key', 'suites'], of: page('best', 'suites') },
  legal: { by: ['key', 'privacy_policy'], of: page('legal', 'privacy_policy') },
  pages: { by: ['route', 'home'], of: page('home') },
}

async function stored(kind: Kind): Promise<string> {
  const [field, equals] = ROWS[kind].by
  const found = await payload.find({ collection: kind, where: { [field]: { equals } }, limit: 1, depth: 0 })
  const [row] = found.docs
  if (!row) throw new Error(`${kind} has no ${equals}`)
  return String(row.id)
}

async function chosen(kind: Kind, site: 'com' | 'jp' = 'com'): Promise<string | undefined> {
  const { rows } = await db.query<{ row: SharePicture }>(SHARE_PICTURES)
  const place = { site, locale: 'de' } as const
  return pictureChosenFor(
    ROWS[kind].of,
    place,
    rows.map(({ row }) => row),
  )?.file
}

type Change = Record<string, unknown> & { _status?: 'draft' | 'published' }

/** Saves a row in German; how often the rule book is loaded again for it. */
async function saved(kind: Kind, change: Change): Promise<number> {
  const id = await stored(kind)
  return noticesOn('rule_book', db, () =>
    payload.update({
      collection: kind,
      id,
      locale: 'de',
      trash: true,
      data: { _status: 'published', ...change },
    }),
  )
}

test.each(SHARED_KINDS)(
  'the picture of a row of %s is shared while it is published, and each change is told',
  async kind => {
    expect(await chosen(kind)).toBeUndefined()
    expect(await saved(kind, { share_picture: media.id })).toBe(1)
    expect(await chosen(kind)).toBe(media.filename)
    expect(await saved(kind, {})).toBe(1)
    expect(await chosen(kind)).toBe(media.filename)
    const id = await stored(kind)
    const table = kind.replace('-', '_')
    const told = (text: string) => noticesOn('rule_book', db, () => db.query(text, [id]))
    expect(await told(`update ${table} set deleted_at = now() where id = $1`)).toBe(1)
    expect(await chosen(kind)).toBeUndefined()
    expect(await told(`update ${table} set deleted_at = null, _status = 'draft' where id = $1`)).toBe(1)
    expect(await chosen(kind)).toBeUndefined()
    expect(await told(`update ${table} set _status = 'published' where id = $1`)).toBe(1)
    expect(await chosen(kind)).toBe(media.filename)
  },
)

test('a page on one site alone has no picture on another', async () => {
  expect(await saved('pages', { sites: ['jp'] })).toBe(1)
  expect([await chosen('pages', 'jp'), await chosen('pages')]).toEqual([media.filename, undefined])
})

test('another key or number of a row is told', async () => {
  const renamed = await noticesOn('rule_book', db, () =>
    db.query(`update best_lists set key = 'videos' where key = $1`, [ROWS['best-lists'].by[1]]),
  )
  expect([renamed, await chosen('best-lists')]).toEqual([1, undefined])
})

test('what has nothing to do with such a picture loads no rule book again', async () => {
  expect(await saved('articles', { share_picture: null })).toBe(1)
  expect(await saved('articles', { summary: 'Anders gesagt' })).toBe(0)
  expect(await saved('reviews', { share_picture: null })).toBe(1)
  expect(await saved('reviews', { summary: 'Anders gesagt' })).toBe(0)
  expect(await noticesOn('rule_book', db, () => upload('other.png'))).toBe(0)
})

test('other words, another focal point and another file of a picture are told', async () => {
  const { id } = media
  const save = (data: object, file?: { data: Buffer; name: string; mimetype: string; size: number }) =>
    noticesOn('rule_book', db, () =>
      payload.update({ collection: 'media', id, locale: 'de', data, ...(file && { file }) }),
    )
  expect(await save({ alt: 'Ein Steg' })).toBe(1)
  expect(await save({ focalX: 20, focalY: 30 })).toBe(1)
  expect(
    await save({}, { data: PIXELS, name: 'jetty.png', mimetype: 'image/png', size: PIXELS.length }),
  ).toBe(1)
  const { rows } = await db.query<{ row: SharePicture }>(SHARE_PICTURES)
  expect(rows[0]?.row).toMatchObject({
    focalX: 20,
    file: expect.stringMatching(/^jetty/),
    alt: { de: 'Ein Steg', en: 'A pier' },
  })
})

test('a picture that is gone is told where a page was shared with it', async () => {
  const gone = () => db.query('delete from media where id = $1', [media.id])
  expect(await noticesOn('rule_book', db, gone)).toBe(1)
  expect((await db.query(SHARE_PICTURES)).rows).toEqual([])
})
