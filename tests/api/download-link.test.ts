import { freshDatabase } from '@tests/support/database'
import { expect, test, vi } from 'vitest'
import { PACKAGES } from '@/site/packages'

await freshDatabase()

async function ask(query: string, { base, host = 'localhost:3000' }: { base?: string; host?: string } = {}) {
  vi.resetModules()
  if (base === undefined) delete process.env.DOWNLOAD_BASE
  else process.env.DOWNLOAD_BASE = base
  const { GET } = await import('@/app/service/[...path]/route')
  const request = new Request(`http://${host}/service/download-link${query}`, {
    headers: { host, 'accept-language': 'en' },
  })
  return GET(request, { params: Promise.resolve({ path: ['download-link'] }) })
}

test('every package is led to its installer, wherever the settings say those are', async () => {
  for (const { name } of PACKAGES) {
    const answer = await ask(`?p=${name}`, { base: 'https://files.example/tidemark/' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `https://files.example/tidemark/${name}`,
    ])
  }
})

test('without installers the page that says what happens next is shown, in the language of the link', async () => {
  const english = await ask('?p=video_win')
  expect([english.status, english.headers.get('location')]).toEqual([302, '/downloading?p=video_win'])
  const german = await ask('?p=music_mac&locale=de')
  expect(german.headers.get('location')).toBe('/de/downloading?p=music_mac')
  const japanese = await ask('?p=video_mac&locale=ja', { host: 'jp.localhost:3000' })
  expect(japanese.headers.get('location')).toBe('/downloading?p=video_mac')
})

test('the answer is kept nowhere, for the installer may move', async () => {
  expect((await ask('?p=video_win')).headers.get('cache-control')).toBe('no-store')
})

test('a package that does not exist is not found, and is not led anywhere', async () => {
  for (const p of ['ai_mac', 'https://evil.example', '//evil.example', '../x']) {
    const answer = await ask(`?${new URLSearchParams({ p })}`, { base: 'https://files.example/' })
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
