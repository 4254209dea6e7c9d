import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import type { PushBrowser } from './push-service'

type Told = {
  browser?: PushBrowser
  answer?: 'granted' | 'denied'
  permission?: 'default' | 'granted' | 'denied'
}

/**
 * Makes pages believe that the browser can subscribe: no real push service is reached from a test. The worker and what it
 * shows are the browser's own. What the browser would ask is answered with `answer`.
 */
export async function givePush(
  context: BrowserContext,
  { browser, answer = 'granted', permission = 'default' }: Told,
) {
  await context.grantPermissions(['notifications'])
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
