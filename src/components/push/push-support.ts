/** Whether this browser can take push messages, and its user has not forbidden them. */
export const takesPush = (): boolean =>
  window.isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  Notification.permission !== 'denied'
