import { redirectKey } from './address-book'
import { isLocale } from './locale'
import { segmentsOf } from './parsed-path'
import { type Redirect, redirectProblem, splitTarget } from './redirect'

export type StoredRedirect = Redirect & { id: string }

/** What is created or led on for the old address itself holds on every site. */
export type RedirectChange =
  | { kind: 'remove'; id: string }
  | { kind: 'lead'; id: string; to: string; everywhere: boolean }
  | { kind: 'create'; from: string; to: string }

type Move = { from: string; to: string }

export function redirectsHiding(rows: readonly StoredRedirect[], path: string): RedirectChange[] {
  return rows
    .filter(({ from }) => keyIn(from) === keyIn(path))
    .map(({ id }): RedirectChange => ({ kind: 'remove', id }))
}

/**
 * Makes a page's old address reach its new one in one hop: nothing leads away from the new address, and the old one and
 * all that led to it lead there. Paths without a language prefix.
 */
export function redirectsAfterMove(rows: readonly StoredRedirect[], move: Move): RedirectChange[] {
  const hiding = redirectsHiding(rows, move.to)
  const gone = new Set(hiding.flatMap(change => (change.kind === 'remove' ? [change.id] : [])))
  const rest = rows.filter(({ id }) => !gone.has(id))
  const own = rest.find(({ from }) => redirectKey(segmentsOf(from)) === keyIn(move.from))
  const led = rest.filter(row => row !== own).flatMap(row => ledOn(row, move))
  return [...hiding, ...led, ...fromOldAddress(own, move)]
}

function ledOn({ id, to }: StoredRedirect, move: Move): RedirectChange[] {
  const { path, query, fragment } = splitTarget(to)
  if (keyIn(path) !== keyIn(move.from)) return []
  const [first] = segmentsOf(path)
  const prefix = isPrefix(first) ? `/${first}` : ''
  const target = `${prefix}${move.to}${query && `?${query}`}${fragment}`
  return [{ kind: 'lead', id, to: target, everywhere: false }]
}

function fromOldAddress(own: StoredRedirect | undefined, move: Move): RedirectChange[] {
  if (own) return [{ kind: 'lead', id: own.id, to: move.to, everywhere: true }]
  return redirectProblem(move) === null ? [{ kind: 'create', ...move }] : []
}

const isPrefix = (segment: string | undefined): boolean => isLocale(segment?.toLowerCase())

/** '/de/Old-Page' → 'old_page' */
function keyIn(path: string): string {
  const [first, ...rest] = segmentsOf(path)
  return redirectKey(isPrefix(first) ? rest : segmentsOf(path))
}
