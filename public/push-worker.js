// Shows push messages and opens what they lead to (decision 062). It caches nothing and answers no request of a page.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

self.addEventListener('push', event => {
  const told = read(event.data)
  if (told) event.waitUntil(show(told))
})

self.addEventListener('notificationclick', event => {
  const { url, clicked } = event.notification.data
  event.notification.close()
  event.waitUntil(Promise.all([self.clients.openWindow(url), tell(clicked)]))
})

/** Null where it is nothing that the shop sent. */
function read(data) {
  try {
    const told = data.json()
    return typeof told.title === 'string' ? told : null
  } catch {
    return null
  }
}

/** A second one of a tag takes the place of the first without a sound. */
const show = ({ title, body, icon, tag, url, clicked }) =>
  self.registration.showNotification(title, { body, icon, tag, data: { url, clicked } })

/** Counting is no reason to fail: the page opens all the same. */
async function tell({ to, delivery }) {
  try {
    await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ delivery, origin_url: self.location.origin, web: '1' }),
      keepalive: true,
    })
  } catch {}
}
