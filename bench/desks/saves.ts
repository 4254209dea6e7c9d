import type { Client } from 'pg'
import { signInStaff } from '../../tests/support/staff-api'
import { editKinds } from '../edit-kinds'
import { idsIn } from '../edited-rows'
import type { Page } from '../seen'
import { type Asked, form } from './staff'

/** Something that staff save, and where it shows: `shown` in these words, else in other amounts than before. */
export type Save = {
  name: string
  pages: readonly Page[]
  save: (number: number) => Promise<unknown>
  shown?: (number: number) => string
}

const GERMAN = { path: '/de/article/106' }
const WINDOWS = { path: '/hulu-downloader?os=win' }
/** Of the edits of `bench:edits`; newer articles stand before this one in the list. */
const KINDS = ['text of a product', 'article', 'campaign', 'price']
const LIST = '/posts'

/** What staff save, again and again and each time otherwise. */
export async function savesOf(shop: { port: number }, admin: Asked, db: Client): Promise<Save[]> {
  const staff = await signInStaff(shop)
  const kinds = (await editKinds(staff, db)).filter(({ name }) => KINDS.includes(name))
  const article = await idsIn(db)('articles where number = 106')
  const inGerman = `/articles/${article}?locale=de&publishSpecificLocale=de`
  return [
    ...kinds.map(
      ({ name, pages, method, path, body, shown }): Save => ({
        name,
        pages: pages.filter(({ path }) => path !== LIST),
        save: number => staff(method, path, body(markOf(number), number)),
        ...(!shown && { shown: markOf }),
      }),
    ),
    {
      name: 'article published in one language',
      pages: [GERMAN],
      save: number => staff('PATCH', inGerman, { title: `Auf Deutsch ${number}`, _status: 'published' }),
      shown: number => `Auf Deutsch ${number}`,
    },
    ...priceSet(admin),
  ]
}

const markOf = (number: number) => `Save ${number} of this run`

/** A set of all singles: kept, made live and taken back. */
function priceSet(admin: Asked): Save[] {
  let set = ''
  const act = (action: string, fields: Record<string, string> = {}) =>
    admin(`/cms/price-set-actions/${action}`, form({ ...fields, set }))
  const name = 'price set of all singles'
  return [
    {
      name: `${name}, saved as a draft`,
      pages: [],
      save: async number => {
        set = JSON.parse(await act('save', { name: markOf(number), prod_type: 'single', by: '5' })).id
      },
    },
    { name: `${name}, published`, pages: [WINDOWS], save: () => act('publish') },
    { name: `${name}, taken back`, pages: [WINDOWS], save: () => act('take-back') },
  ]
}
