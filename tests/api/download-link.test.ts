import { fork } from 'node:child_process'
import { freshDatabase } from '@tests/support/database'
import { beforeEach, expect, test } from 'vitest'
import { ASKED_NAMES, packageNamed } from '@/site/packages'

const db = await freshDatabase()
const { GET } = await import('@/app/service/[...path]/route')

async function ask(query: string, host = 'localhost:3000', more = {}): Promise<Response> {
  const request = new Request(`http://${host}/service/download-link${query}`, {
    headers: { host, 'accept-language': 'en', 'x-client-ip': '127.0.0.1', ...more },
  })
  return GET(request, { params: Promise.resolve({ path: ['download-link'] }) })
}

const whereTo = async (p: string) => (await ask(`?p=${p}`)).headers.get('location')

type Stored = { version: string; state?: string; date?: string; application?: string }

/** A version with an address elsewhere, published long ago unless said otherwise. */
async function addRelease({
  version,
  state = 'published',
  date = '2026-01-01',
  application = 'video_win',
}: Stored) {
  await db.query(
    `insert into releases (application, version, state, date, address) values ($1, $2, $3, $4, $5)`,
    [application, version, state, date, `https://files.example/${version}.exe`],
  )
}

beforeEach(async () => {
  await db.query('delete from release_downloads')
  await db.query(`delete from releases where address is not null`)
})

test('every package that is sold is led to the sample of the seed, by all of its names', async () => {
  for (const name of ASKED_NAMES.filter(each => each !== 'ai_mac')) {
    const answer = await ask(`?p=${name}`)
    const os = packageNamed(name)?.os === 'mac' ? 'mac' : 'windows'
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(new RegExp(`^/releases/[0-9a-f-]{36}/tidemark-.+-${os}-sample\\.zip$`)),
    ])
  }
})

test('the highest published version is fetched whose day has come, by its numbers and not by its signs', async () => {
  await addRelease({ version: '7.9.0', date: '2026-03-01' })
  await addRelease({ version: '7.10.0', date: '2026-02-01' })
  await addRelease({ version: '7.11.0', date: '2099-01-01' })
  await addRelease({ version: '7.12.0', state: 'draft' })
  await addRelease({ version: '7.13.0', state: 'retired' })
  expect(await whereTo('video_win')).toBe('https://files.example/7.10.0.exe')
})

test('a version of the shop’s own comes before a sample, however low its number', async () => {
  await addRelease({ version: '1.0.0' })
  expect(await whereTo('win')).toBe('https://files.example/1.0.0.exe')
})

test('a package without a file leads to the page that says so, in the language of the link', async () => {
  const english = await ask('?p=ai_mac')
  expect([english.status, english.headers.get('location')]).toEqual([302, '/downloading?p=ai_mac'])
  expect((await ask('?p=ai_mac&locale=de')).headers.get('location')).toBe('/de/downloading?p=ai_mac')
  const japanese = await ask('?p=ai_mac&locale=ja', 'jp.localhost:3000')
  expect(japanese.headers.get('location')).toBe('/downloading?p=ai_mac')
})

test('the answer is kept nowhere, for the installer may move', async () => {
  expect((await ask('?p=video_win')).headers.get('cache-control')).toBe('no-store')
})

test('a package that does not exist is not found, and is not led anywhere', async () => {
  for (const p of ['video_linux', 'https://evil.example', '//evil.example', '../x', '__proto__']) {
    const answer = await ask(`?${new URLSearchParams({ p })}`)
    expect([p, answer.status, answer.headers.get('location')]).toEqual([p, 404, null])
    expect(await answer.json()).toEqual({
      code: 404,
      message: 'We could not find what you asked for.',
      error: 'not_found',
    })
  }
})

test('without a package the call says which field is missing', async () => {
  const answer = await ask('')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 400, error: 'bad_input', fields: { p: 'empty' } })
})

const counts = async () =>
  (
    await db.query<{ version: string; count: string }>(
      'select version, count from release_downloads join releases on id = release_id order by version',
    )
  ).rows.map(({ version, count }) => [version, Number(count)])

test('each download counts for its version, and what leads to no file counts for none', async () => {
  await addRelease({ version: '7.0.0' })
  await Promise.all(Array.from({ length: 20 }, () => ask('?p=video_win')))
  await ask('?p=ai_mac')
  await addRelease({ version: '7.0.1' })
  await ask('?p=win')
  expect(await counts()).toEqual([
    ['7.0.0', 20],
    ['7.0.1', 1],
  ])
})

test('one network counts sixty times a minute, and is led to the file all the same', async () => {
  await addRelease({ version: '7.0.0' })
  const from = { 'x-client-ip': '203.0.113.40' }
  const answers = await Promise.all(
    Array.from({ length: 65 }, () => ask('?p=video_win', 'localhost:3000', from)),
  )
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(65)
  expect(await counts()).toEqual([['7.0.0', 60]])
})

test('two processes count into one sum', async () => {
  await addRelease({ version: '7.0.0' })
  const { rows } = await db.query<{ id: string }>(`select id from releases where version = '7.0.0'`)
  const counting = () =>
    new Promise((resolve, reject) => {
      const child = fork('tests/support/counting-process.ts', [rows[0]?.id ?? '', '25'], {
        execArgv: ['--import', 'tsx'],
      })
      child.once('exit', code => (code === 0 ? resolve(code) : reject(new Error(`It ended with ${code}.`))))
    })
  await Promise.all([counting(), counting()])
  expect(await counts()).toEqual([['7.0.0', 50]])
})
