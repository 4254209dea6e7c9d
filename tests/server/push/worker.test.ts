import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { PUSH_ICON } from '@/site/push'

type Handler = (event: unknown) => void

/** The service worker in a world of its own, and what it did there. */
function startWorker({ fetches = () => Promise.resolve() }: { fetches?: () => Promise<void> } = {}) {
  const handlers = new Map<string, Handler>()
  const done: unknown[][] = []
  const waits: Promise<unknown>[] = []
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => done.push(['skip']),
    clients: {
      claim: async () => done.push(['claim']),
      openWindow: async (url: string) => done.push(['open', url]),
    },
    registration: {
      showNotification: async (title: string, options: object) => done.push(['show', title, options]),
    },
    location: { origin: 'http://localhost:3000' },
  }
  const fetch = async (to: string, { method, body }: { method: string; body: string }) => {
    done.push(['fetch', method, to, JSON.parse(body)])
    return fetches()
  }
  runInNewContext(readFileSync('public/push-worker.js', 'utf8'), { self, fetch })
  const happen = async (name: string, event: object = {}) => {
    handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) })
    await Promise.all(waits)
    return done.splice(0)
  }
  return { happen, handlers }
}

const TOLD = {
  title: 'A sale',
  body: 'Until Sunday',
  icon: 'http://localhost:3000/icon-192.png',
  tag: 'message-1',
  url: 'http://localhost:3000/products',
  clicked: { to: '/service/api/push/clicked', delivery: 'delivery-1' },
}

test('what stands beside a message is a picture of pixels that comes with the shop', () => {
  const picture = readFileSync(`public${PUSH_ICON}`)
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([192, 192])
})

test('a message is shown as it was sent, and a second one of its kind takes its place', async () => {
  const done = await startWorker().happen('push', { data: { json: () => TOLD } })
  const { title, body, icon, tag, url, clicked } = TOLD
  expect(done).toEqual([['show', title, { body, icon, tag, data: { url, clicked } }]])
})

test('what the shop did not send shows nothing', async () => {
  const { happen } = startWorker()
  const throwing = () => {
    throw new SyntaxError('no JSON')
  }
  for (const data of [null, { json: throwing }, { json: () => null }, { json: () => ({ title: 5 }) }])
    expect(await happen('push', { data })).toEqual([])
})

const notification = { close: () => {}, data: { url: TOLD.url, clicked: TOLD.clicked } }

test('a click opens the address and tells the shop', async () => {
  expect(await startWorker().happen('notificationclick', { notification })).toEqual([
    ['open', TOLD.url],
    [
      'fetch',
      'POST',
      TOLD.clicked.to,
      { delivery: 'delivery-1', origin_url: 'http://localhost:3000', web: '1' },
    ],
  ])
})

test('the address opens also where the shop cannot be told', async () => {
  const { happen } = startWorker({ fetches: () => Promise.reject(new TypeError('offline')) })
  expect((await happen('notificationclick', { notification }))[0]).toEqual(['open', TOLD.url])
})

test('it hears of no request of a page, so that it can break none', () => {
  expect([...startWorker().handlers.keys()].sort()).toEqual([
    'activate',
    'install',
    'notificationclick',
    'push',
  ])
})
