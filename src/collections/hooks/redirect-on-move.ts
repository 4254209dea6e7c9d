import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { addressesIn } from '@/server/addresses/known-addresses'
import type { AddressBook } from '@/site/address-book'
import { redirectsAfterMove, redirectsHiding } from '@/site/moved-address'
import { familyOf } from '@/site/page'
import { pageAt } from '@/site/page-match'
import { readPath } from '@/site/raw-path'
import { changeRedirects } from './change-redirects'
import { rememberedAs, shownPaths } from './shown-paths'
import { transactionOf } from './transaction'

/**
 * When a published page moves, its old address gets a redirect in the same transaction, and no redirect hides the new
 * one. A draft moves nothing.
 */
export const redirectOnMove: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  const { slug } = collection
  const known = context[rememberedAs(slug, doc.id)]
  const before: string[] = Array.isArray(known) ? known : []
  const after = await shownPaths(req, slug, doc.id)
  for (const path of without(after, before)) await changeRedirects(req, rows => redirectsHiding(rows, path))
  const [to] = after
  if (to === undefined) return
  for (const from of await leftBehind(req, without(before, after))) {
    await changeRedirects(req, rows => redirectsAfterMove(rows, { from, to }))
  }
}

const without = (paths: readonly string[], others: readonly string[]) =>
  paths.filter(path => !others.includes(path))

/** Leaves out the paths that something else still has, such as a second campaign of the same page. */
async function leftBehind(req: PayloadRequest, paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length === 0) return []
  const book = await addressesIn(transactionOf(req))
  return paths.filter(path => !isPage(path, book))
}

/** The book does not know whether a number or an id exists; but such a path belonged to one row alone. */
function isPage(path: string, book: AddressBook): boolean {
  const read = readPath(path)
  const found = read.ok ? pageAt(read.segments, 'com', book) : null
  return found !== null && !familyOf(found).paths.some(pattern => pattern.endsWith('/:id'))
}
