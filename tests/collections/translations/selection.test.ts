import { freshDatabase } from '@tests/support/database'
import { paragraph, richText, words } from '@tests/support/rich-text'
import { openStaffDoors, type Reader } from '@tests/support/staff-doors'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { payload, ask } = await openStaffDoors()
const [author] = (await db.query<{ id: string }>('select id from authors limit 1')).rows

let number = 690_000
async function article(title: string, locale: 'en' | 'de' = 'en'): Promise<string> {
  const { id } = await payload.create({
    collection: 'articles',
    locale,
    data: {
      number: ++number,
      author: author?.id ?? '',
      published_at: '2026-01-01T00:00:00.000Z',
      title,
      body: richText(paragraph(words(`${title}, a text.`))),
      _status: 'published',
    },
  })
  return id
}

const PATH = '/translation-selection'
const chosen = (language: string, format: string, ids: readonly string[]) =>
  `${PATH}?${new URLSearchParams([['language', language], ['format', format], ...ids.map(id => ['document', `articles/${id}`])])}`

const send = async (body: object, role: Reader = 'writer') => {
  const { status, text } = await ask(role, PATH, { method: 'POST', body })
  return { status, body: JSON.parse(text) }
}

const titleIn = async (id: string, draft: boolean) =>
  (
    await payload.findByID({
      collection: 'articles',
      id,
      locale: 'fr',
      draft,
      fallbackLocale: false,
      depth: 0,
    })
  ).title ?? null

async function versions(text: string): Promise<Record<string, string>> {
  const { body } = await send({ act: 'try', text })
  const documents: { document: string; version: string }[] = body.documents
  return Object.fromEntries(documents.map(({ document, version }) => [document, version]))
}

/** A file whose titles are translated, as a translator sends it. */
const translated = (xliff: string) =>
  xliff.replaceAll(
    /<segment state="initial"><source xml:space="preserve">([^<,]+)<\/source>/g,
    '<segment><source xml:space="preserve">$1</source><target xml:space="preserve">FR $1</target>',
  )

test.each(['xliff', 'csv'])(
  'two articles go out as one %s, and come back as drafts at once',
  async format => {
    const ids = [await article(`One ${format}`), await article(`Two ${format}`)]
    const out = await ask('writer', chosen('fr', format, ids))
    expect(out.status).toBe(200)
    if (format === 'xliff') expect(out.text.match(/<file id=/g)).toHaveLength(2)
    const back =
      format === 'xliff'
        ? translated(out.text)
        : out.text.replaceAll(/"title","([^"]+)",""/g, '"title","$1","FR $1"')
    const tried = await send({ act: 'try', text: back })
    expect(
      tried.body.documents.map(({ title, changes }: { title: string; changes: number }) => [title, changes]),
    ).toEqual([
      [`One ${format}`, 1],
      [`Two ${format}`, 1],
    ])
    expect(await titleIn(ids[0] ?? '', true)).toBeNull()
    expect((await send({ act: 'save', text: back, versions: await versions(back) })).status).toBe(200)
    for (const [index, name] of ['One', 'Two'].entries()) {
      expect(await titleIn(ids[index] ?? '', true)).toBe(`FR ${name} ${format}`)
      expect(await titleIn(ids[index] ?? '', false)).toBeNull()
    }
  },
)

test('one wrong document, named, and nothing of any is saved', async () => {
  const ids = [await article('Good'), await article('Bad')]
  const { text } = await ask('writer', chosen('fr', 'xliff', ids))
  const back = translated(text).replace(/id="title"(?![\s\S]*id="title")/, 'id="heading"')
  const answer = await send({ act: 'save', text: back, versions: await versions(translated(text)) })
  expect(answer).toMatchObject({ status: 422, body: { problems: [{ code: 'unknown_text', title: 'Bad' }] } })
  expect(await titleIn(ids[0] ?? '', true)).toBeNull()
})

test('a document that changed since it was shown holds all of them back', async () => {
  const ids = [await article('Still'), await article('Moved')]
  const { text } = await ask('writer', chosen('fr', 'xliff', ids))
  const back = translated(text)
  const seen = await versions(back)
  await payload.update({
    collection: 'articles',
    id: ids[1] ?? '',
    locale: 'fr',
    draft: true,
    data: { title: 'Autre' },
  })
  expect(await send({ act: 'save', text: back, versions: seen })).toMatchObject({
    status: 422,
    body: { problems: [{ code: 'changed_meanwhile', title: 'Moved' }] },
  })
  expect(await titleIn(ids[0] ?? '', true)).toBeNull()
})

test('an XLIFF has one language of originals, a CSV may have several', async () => {
  const ids = [await article('English'), await article('Deutsch', 'de')]
  const refused = await ask('writer', chosen('fr', 'xliff', ids))
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('“English” is written in English, but not “Deutsch” (German)')
  expect((await ask('writer', chosen('fr', 'csv', ids))).status).toBe(200)
})

const READERS = [
  ['visitor', 403],
  ['support', 403],
  ['marketer', 200],
  ['writer', 200],
  ['admin', 200],
] as const

test.each(READERS)('%s asks for a selection and sends one back: %i', async (role, status) => {
  const id = await article(`For ${role}`)
  expect((await ask(role, chosen('fr', 'csv', [id]))).status).toBe(status)
  const { text } = await ask('admin', chosen('fr', 'csv', [id]))
  expect((await send({ act: 'try', text }, role)).status).toBe(status)
})

test.each([
  ['no language', `${PATH}?document=articles/1`, 400],
  ['nothing chosen', `${PATH}?language=fr`, 400],
  ['a kind that nobody translates', `${PATH}?language=fr&document=orders/1`, 404],
  ['what is not there', `${PATH}?language=fr&document=articles/00000000-0000-4000-8000-000000000000`, 404],
  ['no id', `${PATH}?language=fr&document=articles/x'--`, 404],
  [
    'too many',
    chosen(
      'fr',
      'csv',
      Array.from({ length: 51 }, (_, index) => String(index)),
    ),
    400,
  ],
])('%s is refused', async (_, path, status) => {
  expect((await ask('writer', path)).status).toBe(status)
})

const HEAD = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr">'
const ENTRY = '<file id="f" original="http://other.test#articles/1"></file>'

test.each([
  ['nothing', { act: 'try', text: '' }, 422],
  ['no file within', { act: 'try', text: `${HEAD}</xliff>` }, 422],
  ['a stranger', { act: 'try', text: `${HEAD}${ENTRY}</xliff>` }, 422],
  ['very many', { act: 'try', text: `${HEAD}${ENTRY.repeat(40_000)}</xliff>` }, 422],
  ['too long', { act: 'try', text: 'x'.repeat(5_000_002) }, 400],
  ['another act', { act: 'burn', text: '' }, 400],
])('a file of %s is refused', async (_, body, status) => {
  expect((await send(body)).status).toBe(status)
})
