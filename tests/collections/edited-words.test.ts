import { applySeed } from '@seed/apply'
import { describePlan } from '@seed/plan-text'
import { freshDatabase } from '@tests/support/database'
import { listeningBook } from '@tests/support/listening'
import { soon } from '@tests/support/soon'
import { APIError } from 'payload'
import { expect, test } from 'vitest'
import { translator } from '@/site/messages'
import { openCms } from '../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()
const live = await listeningBook()

/** The code and the sentence with which a save was refused. */
async function refusalOf(save: Promise<unknown>): Promise<{ code: unknown; sentence: string }> {
  const error: unknown = await save.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof APIError)) throw new Error(`not refused as expected: ${String(error)}`)
  return { code: error.data?.code, sentence: error.message }
}

const said = () => translator('de', 'common')('actions.buyNow')
const german = { collection: 'interface-messages', locale: 'de' } as const

test('an editor’s text is said on the pages after it is saved, and the built-in one after it is removed', async () => {
  const built = said()
  const { id, built_in } = await payload.create({
    ...german,
    data: { key: 'common.actions.buyNow', text: 'Jetzt sichern' },
  })
  expect(built_in).toBe(built)
  await soon(() => expect(said()).toBe('Jetzt sichern'))
  expect(translator('en', 'common')('actions.buyNow')).toBe('Buy now')
  await payload.update({ ...german, id, data: { text: 'Zugreifen' } })
  await soon(() => expect(said()).toBe('Zugreifen'))
  await payload.update({ ...german, id, data: { text: ' ' } })
  await soon(() => expect(said()).toBe(built))
  await payload.delete({ collection: 'interface-messages', id })
})

test('a text of no name, or without its values, is refused and never said', async () => {
  const unknown = payload.create({ ...german, data: { key: 'cart.addToCart', text: 'x' } })
  expect(await refusalOf(unknown)).toMatchObject({ code: 'unknown_key' })
  const lacking = payload.create({ ...german, data: { key: 'plans.seats', text: 'Für alle' } })
  expect(await refusalOf(lacking)).toEqual({
    code: 'missing_value',
    sentence: 'The text “plans.seats” in German lacks {count}, which the built-in text has.',
  })
  expect((await payload.count({ collection: 'interface-messages' })).totalDocs).toBe(0)
})

test('the name of a text stays, and no text is edited twice', async () => {
  const { id } = await payload.create({ ...german, data: { key: 'common.actions.save', text: 'Sichern' } })
  const renamed = payload.update({ ...german, id, data: { key: 'common.actions.send' } })
  expect(await refusalOf(renamed)).toMatchObject({ code: 'key_is_kept' })
  await expect(
    payload.create({ ...german, data: { key: 'common.actions.save', text: 'x' } }),
  ).rejects.toThrow()
})

test('a stored text that could not be said is left out and named, and the built-in one is said', async () => {
  const { id } = await payload.create({ ...german, data: { key: 'plans.seats', text: 'Für {count}' } })
  await soon(() => expect(translator('de', 'plans')('seats', { count: 3 })).toBe('Für 3'))
  await db.query(`update interface_messages_translations set text = 'Für {name' where _parent_id = $1`, [id])
  await soon(() => expect(translator('de', 'plans')('seats', { count: 3 })).toBe('3\u00A0Computer'))
  const { problems } = await live.ruleBook()
  expect(problems).toMatchObject([
    { collection: 'interfaceMessages', reason: expect.stringContaining('plans.seats') },
  ])
})

const linkTo = async (href: string) => {
  const { docs } = await payload.find({ collection: 'navigation', where: { site: { equals: 'com' } } })
  return payload.update({
    collection: 'navigation',
    id: docs[0]?.id ?? '',
    data: { header: [{ label: 'There', href }] },
  })
}

test.each([
  ['/musik', 'leads_nowhere'],
  ['/article/999999', 'leads_nowhere'],
  ['/admin', 'leads_nowhere'],
  ['/\\evil.example', 'leads_nowhere'],
  ['/de/products', 'names_a_language'],
  ['products', 'not_a_link'],
  ['//evil.example', 'not_a_link'],
  ['http://example.com', 'not_a_link'],
  ['javascript:alert(1)', 'not_a_link'],
  ['https://user:secret@example.com', 'not_a_link'],
])('a link to %s is refused as %s, with a sentence that names it', async (href, code) => {
  const refusal = await refusalOf(linkTo(href))
  expect(refusal.code).toBe(code)
  expect(refusal.sentence).toContain(`“${href}”`)
})

test.each([
  '/',
  '/products?line=video#music',
  '/article/101',
  '/dtv-downloader',
  '/my-account',
  'https://example.com/a',
])('a link to %s is taken', async href => {
  await expect(linkTo(href)).resolves.toMatchObject({ header: [{ href }] })
})

test('an announcement needs a window that is not empty and a link that leads somewhere', async () => {
  const announce = (data: object) =>
    refusalOf(payload.updateGlobal({ slug: 'announcement', data: { text: 'We move.', ...data } }))
  const [monday, tuesday] = ['2027-01-11T00:00:00.000Z', '2027-01-12T00:00:00.000Z']
  expect(await announce({ from: monday })).toMatchObject({ code: 'no_window' })
  expect(await announce({ from: tuesday, until: monday })).toMatchObject({ code: 'empty_window' })
  expect(await announce({ from: monday, until: monday })).toMatchObject({ code: 'empty_window' })
  expect(await announce({ from: monday, until: tuesday, href: '/gone' })).toMatchObject({
    code: 'leads_nowhere',
  })
})

test('the seed keeps an editor’s links and changes nothing else', async () => {
  await linkTo('/contact')
  const lines = describePlan(await applySeed(payload))
  expect(lines).toContain('navigation: create 0, change 0, keep 4')
  const { docs } = await payload.find({ collection: 'navigation', where: { site: { equals: 'com' } } })
  expect(docs[0]?.header).toMatchObject([{ label: 'There', href: '/contact' }])
})
