import type { Torture } from './torture'

/** Every torture by its name, in the order of the table. */
export const TORTURES: Record<string, () => Promise<{ torture: Torture }>> = {
  'same-event': () => import('./same-event'),
  'payer-faults': () => import('./payer-faults'),
  histories: () => import('./histories'),
  kills: () => import('./kills'),
  'event-orders': () => import('./event-orders'),
  'postgres-restarts': () => import('./postgres-restarts'),
  'mail-server': () => import('./mail-server'),
  'webhook-cases': () => import('./webhook-cases'),
}

/** Those that `npm test` runs in their short form, longest first; what the others break is broken in its tests too, by itself. */
export const SHORT = ['kills', 'payer-faults', 'same-event', 'event-orders', 'webhook-cases', 'histories']
