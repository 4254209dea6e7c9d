import type { Torture } from './torture'

/** Every torture by its name, in the order of the table. */
export const TORTURES: Record<string, () => Promise<{ torture: Torture }>> = {
  'same-event': () => import('./same-event'),
  'payer-faults': () => import('./payer-faults'),
  histories: () => import('./histories'),
  kills: () => import('./kills'),
  'event-orders': () => import('./event-orders'),
  'webhook-cases': () => import('./webhook-cases'),
}
