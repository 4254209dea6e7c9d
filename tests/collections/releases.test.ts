import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { type CmsAnswer, fieldErrors } from '@tests/support/cms-door'
import { freshDatabase } from '@tests/support/database'
import { TEST_STAFF } from '@tests/support/template'
import { handleEndpoints } from 'payload'
import { expect, test } from 'vitest'
import { openCms } from '../../scripts/shop/cms'

const db = await freshDatabase()
const cms = await openCms()
const { Releases } = await import('@/collections/content/releases')
const { answerRelease } = await import('@/server/releases/answer-file')
const { forStaff } = await import('@/server/staff/for-staff')

const token = await (async () => (await cms.login({ collection: 'users', data: TEST_STAFF })).token ?? '')()

const take = forStaff<unknown>(request => handleEndpoints({ config: cms.config, request }))

type Sent = {
  fields: object
  file?: { name: string; bytes: Buffer }
  by?: string
  method?: string
  id?: string
}

/** What the admin sends on Save: a form with the fields and the file. */
async function save({ fields, file, by = token, method = 'POST', id = '' }: Sent): Promise<CmsAnswer> {
  const form = new FormData()
  form.set('_payload', JSON.stringify(fields))
  if (file) form.set('file', new File([new Uint8Array(file.bytes)], file.name))
  const request = new Request(`http://localhost/cms/releases${id && `/${id}`}`, {
    method,
    headers: by ? { authorization: `JWT ${by}` } : {},
    body: form,
  })
  const answer = await take(request, undefined)
  return { status: answer.status, body: await answer.json() }
}

const zip = (length = 5_000) => Buffer.concat([Buffer.from('504b0304', 'hex'), randomBytes(length)])
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

let minor = 0
const fieldsOf = (extra: object = {}) => {
  minor += 1
  return {
    application: 'video_win',
    version: `9.${minor}.0`,
    date: '2026-01-01T00:00:00.000Z',
    state: 'published',
    notes: ['x'],
    ...extra,
  }
}

type Row = { id: string; name: string; filename: string; size: number; sha256: string; state: string }

async function rowOf({ body }: CmsAnswer): Promise<Row> {
  const id = (body.doc as { id?: string } | undefined)?.id
  const { rows } = await db.query<Row>(
    'select id, name, filename, size, sha256, state from releases where id = $1',
    [id ?? null],
  )
  if (!rows[0]) throw new Error(`Nothing was saved: ${JSON.stringify(body)}`)
  return rows[0]
}

const fetched = (id: string, headers: Record<string, string> = {}, method = 'GET') =>
  answerRelease(new Request(`http://localhost/releases/${id}/x`, { method, headers }), id)

const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('what is uploaded is measured by its bytes, whatever is typed, and lies below a name of our own', async () => {
  const bytes = zip()
  const typed = { size: 1, sha256: 'a'.repeat(64), name: '../x.exe', filename: 'y.zip', downloads: 99 }
  const row = await rowOf(
    await save({ fields: fieldsOf(typed), file: { name: '../Näh Setup (64).zip', bytes } }),
  )
  expect(row).toMatchObject({ name: 'Nah-Setup-64.zip', size: bytes.length, sha256: sha256(bytes) })
  expect(row.filename).toMatch(/^[0-9a-f-]{36}\.zip$/)
  expect(existsSync(`.data/releases/${row.filename}`)).toBe(true)
  expect(await readdir('.data/incoming').catch(() => [])).toEqual([])
})

test('it is served whole as an attachment that no browser opens, and in parts', async () => {
  const bytes = zip()
  const { id } = await rowOf(await save({ fields: fieldsOf(), file: { name: 'Setup.zip', bytes } }))
  const whole = await fetched(id)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(bytes.length),
    'content-disposition': expect.stringMatching(/^attachment; filename="Setup\.zip"/),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: `"${sha256(bytes)}"`,
  })
  expect((await bodyOf(whole)).equals(bytes)).toBe(true)

  const part = await fetched(id, { range: 'bytes=100-', 'if-range': `"${sha256(bytes)}"` })
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 100-${bytes.length - 1}/${bytes.length}`,
  ])
  expect((await bodyOf(part)).equals(bytes.subarray(100))).toBe(true)

  const past = await fetched(id, { range: 'bytes=9999999-' })
  expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])

  const head = await fetched(id, {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), (await bodyOf(head)).length]).toEqual([
    200,
    String(bytes.length),
    0,
  ])
})

test.each([
  ['a draft', { state: 'draft' }],
  ['a retired version', { state: 'retired' }],
  ['a version of tomorrow', { date: new Date(Date.now() + 86_400_000).toISOString() }],
])('%s is not downloaded', async (_, hidden) => {
  const { id } = await rowOf(
    await save({ fields: fieldsOf(hidden), file: { name: 'Setup.zip', bytes: zip() } }),
  )
  expect((await fetched(id)).status).toBe(404)
})

test('what was taken back is not downloaded any more, by its old address either', async () => {
  const { id } = await rowOf(await save({ fields: fieldsOf(), file: { name: 'Setup.zip', bytes: zip() } }))
  expect((await fetched(id)).status).toBe(200)
  await save({ fields: { state: 'draft' }, method: 'PATCH', id })
  expect((await fetched(id)).status).toBe(404)
  for (const other of ['', 'x', '../../etc/passwd']) expect((await fetched(other)).status).toBe(404)
})

test.each<[what: string, file: { name: string; bytes: Buffer }, fields: object, field: string, says: RegExp]>(
  [
    ['a page', { name: 'a.html', bytes: Buffer.from('<html>') }, {}, 'file', /Only zip, exe, msi, dmg, pkg/],
    [
      'a page that is called an archive',
      { name: 'a.zip', bytes: Buffer.from('<html>') },
      {},
      'file',
      /by what is in them/,
    ],
    ['a script', { name: 'a.sh', bytes: Buffer.from('#!/bin/sh') }, {}, 'file', /Only zip/],
    ['nothing', { name: 'a.zip', bytes: Buffer.alloc(0) }, {}, 'file', /empty/],
    [
      'a Windows program for a Mac',
      { name: 'a.exe', bytes: Buffer.from('4d5a9000', 'hex') },
      { application: 'video_mac' },
      'application',
      /\.exe is not for this system/,
    ],
    [
      'a file beside an address',
      { name: 'a.zip', bytes: zip() },
      { address: 'https://a.example/x' },
      'address',
      /Either/,
    ],
  ],
)('%s is refused at its field', async (_, file, fields, field, says) => {
  const answer = await save({ fields: fieldsOf(fields), file })
  expect([answer.status, fieldErrors(answer)]).toEqual([
    400,
    [{ path: field, message: expect.stringMatching(says) }],
  ])
})

test('a disk image for a Mac is known by its end', async () => {
  const bytes = Buffer.concat([randomBytes(1_000), Buffer.from('koly'), Buffer.alloc(508)])
  const fields = fieldsOf({ application: 'video_mac' })
  expect((await save({ fields, file: { name: 'A.dmg', bytes } })).status).toBe(201)
})

test('the file of a version stays, also where another one is sent', async () => {
  const bytes = zip()
  const row = await rowOf(await save({ fields: fieldsOf(), file: { name: 'Setup.zip', bytes } }))
  const again = await save({
    fields: { notes: ['y'] },
    file: { name: 'Other.zip', bytes: zip() },
    method: 'PATCH',
    id: row.id,
  })
  expect(fieldErrors(again)).toEqual([{ path: 'file', message: expect.stringMatching(/stays what it is/) }])
  expect((await bodyOf(await fetched(row.id))).equals(bytes)).toBe(true)
  const typed = await save({ fields: { sha256: 'b'.repeat(64), size: 5 }, method: 'PATCH', id: row.id })
  expect(typed.status).toBe(200)
  expect(await rowOf(typed)).toEqual(row)
})

test('a version that exists is refused, and its file with it', async () => {
  const fields = fieldsOf()
  const file = { name: 'Setup.zip', bytes: zip() }
  await save({ fields, file })
  const twice = await save({ fields, file })
  expect(fieldErrors(twice)).toEqual([{ path: 'application', message: expect.stringMatching(/already/) }])
})

test('a row with its file goes whole', async () => {
  const { id, filename } = await rowOf(
    await save({ fields: fieldsOf(), file: { name: 'a.zip', bytes: zip() } }),
  )
  await cms.delete({ collection: 'releases', id })
  expect(existsSync(`.data/releases/${filename}`)).toBe(false)
})

test('a stranger’s file is refused before it is stored, and a writer’s by a sentence', async () => {
  const file = { name: 'a.zip', bytes: zip() }
  expect((await save({ fields: fieldsOf(), file, by: '' })).status).toBe(403)
  expect(await readdir('.data/incoming').catch(() => [])).toEqual([])
  const data = {
    email: 'writer@example.com',
    password: 'a long enough pass phrase',
    role: 'writer' as const,
    name: 'W',
  }
  await cms.create({ collection: 'users', data })
  const writer = (await cms.login({ collection: 'users', data })).token ?? ''
  const { id } = await rowOf(await save({ fields: fieldsOf({ address: 'https://a.example/x' }) }))
  const patched = { method: 'PATCH', id, by: writer }
  const sent = await save({ ...patched, fields: {}, file })
  expect(fieldErrors(sent)).toEqual([{ path: 'file', message: 'Marketers upload files.' }])
  await save({
    ...patched,
    fields: { notes: ['Bonjour'], address: 'https://evil.example/x', state: 'draft' },
  })
  const { rows } = await db.query('select address, state from releases where id = $1', [id])
  expect(rows).toEqual([{ address: 'https://a.example/x', state: 'published' }])
})

test('staff read how often a version was asked for, and nobody writes it', async () => {
  const { countDownload } = await import('@/server/releases/count')
  const { id } = await rowOf(await save({ fields: fieldsOf({ address: 'https://a.example/x' }) }))
  await countDownload(id)
  await save({ fields: { downloads: 7 }, method: 'PATCH', id })
  const [user] = (await cms.find({ collection: 'users', limit: 1 })).docs
  const read = await cms.findByID({ collection: 'releases', id, user, overrideAccess: false })
  expect(read.downloads).toBe(1)
})

test('how large a file is stands above its form, and is typed for an address alone', () => {
  const size = Releases.fields.find(field => 'name' in field && field.name === 'size')
  const isTyped = (data: object) => size?.admin?.condition?.(data, data, {} as never)
  expect([isTyped({ filename: 'a.zip' }), isTyped({ address: 'https://a.example/a.zip' })]).toEqual([
    false,
    true,
  ])
})
