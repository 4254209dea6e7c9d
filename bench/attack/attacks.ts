import type { Attack } from './attack'

/** Every attack by its name, in the order of the table. */
export const ATTACKS: Record<string, () => Promise<{ attack: Attack }>> = {
  'access-sweep': () => import('./access-sweep'),
  'tampered-fields': () => import('./tampered-fields'),
  'articles-unreadable': () => import('./articles-unreadable'),
  'endless-render': () => import('./endless-render'),
  'own-lag': () => import('./own-lag'),
  'postmaster-killed': () => import('./postmaster-killed'),
  'frozen-database': () => import('./frozen-database'),
  'stop-in-flight': () => import('./stop-in-flight'),
  'twenty-kills': () => import('./twenty-kills'),
  'tampered-prices': () => import('./tampered-prices'),
  'races-at-paying': () => import('./races-at-paying'),
  'placing-flood': () => import('./placing-flood'),
  'clock-ahead': () => import('./clock-ahead'),
  'refund-arbitrage': () => import('./refund-arbitrage'),
  'hanging-mail-server': () => import('./hanging-mail-server'),
}
