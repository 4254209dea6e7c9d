import type { CollectionBeforeChangeHook } from 'payload'
import { storedLinkProblem } from '@/server/pages/links'
import { refuseFor } from '../fields/refusal'

/** No text leads to a script, to data, or anywhere by an address without https; drafts too, for a preview shows them. */
export const refuseUnsafeLinks: CollectionBeforeChangeHook = ({ data }) => {
  refuseFor(
    linksIn(data).map(({ href, path }) => {
      const problem = storedLinkProblem(href)
      return problem && { ...problem, path }
    }),
  )
  return data
}

type StoredLink = { href: string; path: string }

/** The links of a row, in its fields and in its texts; of a text the path is its field's. */
function linksIn(value: unknown, path = ''): StoredLink[] {
  if (typeof value !== 'object' || value === null) return []
  if ('root' in value) return hrefsOfText(value.root).map(href => ({ href, path }))
  return Object.entries(value).flatMap(([key, each]) => {
    const below = path ? `${path}.${key}` : key
    return key === 'href' && typeof each === 'string' ? [{ href: each, path: below }] : linksIn(each, below)
  })
}

/** Of a node of the editor's text and all below it. */
function hrefsOfText(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'type' in node && (node.type === 'link' || node.type === 'autolink') ? urlOf(node) : []
  return [...own, ...Object.values(node).flatMap(hrefsOfText)]
}

/** An internal one names a page of the shop, and has no address of its own. */
function urlOf(node: object): string[] {
  const fields: Record<string, unknown> = 'fields' in node ? Object(node.fields) : {}
  return fields.linkType === 'internal' || fields.url === undefined ? [] : [String(fields.url)]
}
