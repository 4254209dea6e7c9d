import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test'
import type { PushBrowser } from './push-service'

type Told = {
  browser?: PushBrowser
  answer?: 'granted' | 'denied'
  permission?: 'default' | 'granted' | 'denied'
}

/**
 * Makes pages believe that the browser can subscribe: no real push service is reached from a test. The worker is the
 * browser's own. What the browser would ask is answered with `answer`.
 */
export async function givePush(
  context: BrowserContext,
  { browser, answer = 'granted', permission = 'default' }: Told,
) {
  const state = { permission, isSubscribed: permission === 'granted' }
  await context.exposeFunction(
    'pushChanged',
    (change: Partial<typeof state>) => void Object.assign(state, change),
  )
  await context.exposeFunction('pushState', () => state)
  const page = {
    endpoint: browser?.endpoint ?? '',
    keys: { auth: browser?.auth ?? '', p256dh: browser?.pdhkey ?? '' },
    answer,
    permission,
  }
  await context.addInitScript(({ endpoint, keys, answer, permission }) => {
    // Frames and workers have neither.
    if (!('pushState' in window)) return
    const { pushState, pushChanged } = window as unknown as {
      pushState: () => Promise<{ permission: NotificationPermission; isSubscribed: boolean }>
      pushChanged: (change: object) => Promise<void>
    }
    let here: NotificationPermission = permission
    // A page of later starts as the last one ended.
    void pushState().then(state => {
      here = state.permission
    })
    Object.defineProperty(Notification, 'permission', { get: () => here })
    Notification.requestPermission = async () => {
      here = answer
      await pushChanged({ permission: answer })
      return answer
    }
    const subscription = {
      endpoint,
      options: { applicationServerKey: null, userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        await pushChanged({ isSubscribed: false })
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        await pushChanged({ isSubscribed: true })
        return subscription
      },
      getSubscription: async () => ((await pushState()).isSubscribed ? subscription : null),
    })
  }, page)
  return state
}

/** What a worker asked its browser to show: a browser without a window refuses to, whatever it was granted. */
export type Shown = { title: string; body: string; tag: string; data: { url: string } }

type WorkerScope = {
  shown: Shown[]
  opened: string[]
  registration: { showNotification: (title: string, told: Omit<Shown, 'title'>) => Promise<void> }
  clients: { openWindow: (url: string) => Promise<void> }
}

/** Stands where a worker's browser would show something or open a page, and keeps what it is asked for. */
export const watchWorker = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = self as unknown as WorkerScope
    scope.shown = []
    scope.opened = []
    scope.registration.showNotification = async (title, told) => void scope.shown.push({ title, ...told })
    scope.clients.openWindow = async url => void scope.opened.push(url)
  })

export const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(() => (self as unknown as WorkerScope).shown)

/** Clicks on the first that is shown; gives the pages that were opened. */
export const clickShown = (worker: Worker): Promise<string[]> =>
  worker.evaluate(() => {
    const { shown, opened } = self as unknown as WorkerScope
    const click = new Event('notificationclick')
    const notification = { ...shown[0], close: () => void shown.shift() }
    self.dispatchEvent(Object.assign(click, { notification, waitUntil: () => {} }))
    return opened
  })

/** Hands a message to the worker of a page's site, as a push service would. */
export async function deliver(page: Page, message: object): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const registrationId = await workerOf(cdp)
  const { origin } = new URL(page.url())
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  })
  await cdp.detach()
}

const workerOf = async (cdp: CDPSession): Promise<string> => {
  const told = new Promise<string>(resolve =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (first) resolve(first.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  return told
}
