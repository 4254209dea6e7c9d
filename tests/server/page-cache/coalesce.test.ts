import type { ServerResponse } from 'node:http'
import { setImmediate as endOfTurn } from 'node:timers/promises'
import { countingPage, openCachedShop } from '@tests/support/cached-shop'
import { soon } from '@tests/support/soon'
import { expect, test, vi } from 'vitest'
import { lacksSomething } from '@/server/page-cache/outcome'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})

/** The first time a page is asked for it never comes; then it says how often it was. */
function hangingOnce() {
  const page = countingPage()
  const hung: ServerResponse[] = []
  const closed: boolean[] = []
  return {
    hung,
    closed,
    page: async (...[request, response]: Parameters<typeof page>) => {
      if (hung.length > 0) return page(request, response)
      hung.push(response)
      response.once('close', () => closed.push(true))
    },
  }
}

const titleIn = ({ body }: { body: Buffer }) => /<title>(.*)<\/title>/.exec(body.toString())?.[1]

test('a page that is never finished is a 503 for all who wait, and is begun again for the next', async () => {
  const { page, closed } = hangingOnce()
  const { ask, made, arrived } = await openCachedShop(page, { deadlineMs: 60_000 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = Array.from({ length: 3 }, () => ask('/de/video-ai'))
  while (arrived() < 3 || made.length === 0) await endOfTurn()
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  const answers = await Promise.all(asked)
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
  expect(answers[0]?.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' })
  expect(answers[0]?.body.toString()).toMatch(/<html lang="de">.*<h1>[^<]*schiefgegangen/)
  expect(made).toHaveLength(1)
  await soon(() => expect(closed).toEqual([true]))
  expect(titleIn(await ask('/de/video-ai'))).toBe('Made 1')
})

test('who asks after a published change waits for nothing that was begun before it, and nobody else does any more', async () => {
  const { page, hung } = hangingOnce()
  const { ask, world, made } = await openCachedShop(page)
  const first = ask('/video-ai')
  await soon(() => expect(hung).toHaveLength(1))
  world.revision = 2
  expect(titleIn(await ask('/video-ai'))).toBe('Made 1')
  expect(titleIn(await first)).toBe('Made 1')
  expect(made).toHaveLength(2)
})

test('while changes do not reach this process a page is still made once for all who ask at a time', async () => {
  const waiting: (() => void)[] = []
  const page = countingPage()
  const { ask, world, made, arrived } = await openCachedShop(async (request, response) => {
    await new Promise<void>(resolve => waiting.push(resolve))
    await page(request, response)
  })
  world.isCaughtUp = false
  const asked = Array.from({ length: 20 }, () => ask('/video-ai'))
  await soon(() => expect(arrived()).toBe(20))
  world.at += 500
  const later = ask('/video-ai')
  await soon(() => expect(waiting).toHaveLength(2))
  // One after the other: a newer one that is done first is for all.
  waiting[0]?.()
  expect(new Set((await Promise.all(asked)).map(titleIn))).toEqual(new Set(['Made 1']))
  waiting[1]?.()
  expect(titleIn(await later)).toBe('Made 2')
  expect(made).toHaveLength(2)
})

test('a process that was busy reads what it was told before it shows anything out of memory', async () => {
  const { ask, world, made } = await openCachedShop(countingPage())
  await ask('/video-ai')
  world.isBehind = true
  expect(titleIn(await ask('/video-ai'))).toBe('Made 1')
  world.isBehind = true
  world.unread = () => {
    world.revision = 2
  }
  expect(titleIn(await ask('/video-ai'))).toBe('Made 2')
  expect(made).toHaveLength(2)
})

test('a change that came in while a page was made, and lay unread, is on the page', async () => {
  const page = countingPage()
  const { ask, world, made } = await openCachedShop(async (request, response) => {
    if (made.length === 1) Object.assign(world, { isBehind: true, unread: () => (world.revision = 2) })
    await page(request, response)
  })
  expect(titleIn(await ask('/video-ai'))).toBe('Made 2')
})

test('a page that lacks something is shown, and kept by nobody', async () => {
  const page = countingPage()
  const { ask, cache } = await openCachedShop(
    async (request, response) => {
      await Promise.resolve()
      lacksSomething()
      await page(request, response)
    },
    { cdnSeconds: 30 },
  )
  const { status, headers } = await ask('/video-ai')
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate, s-maxage=0'])
  expect(cache.size.pages).toBe(0)
  expect(titleIn(await ask('/video-ai'))).toBe('Made 2')
})
