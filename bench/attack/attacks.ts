import type { Attack } from './attack'

/** Every attack by its name, in the order of the table. */
export const ATTACKS: Record<string, () => Promise<{ attack: Attack }>> = {
  'tampered-prices': () => import('./tampered-prices'),
}
