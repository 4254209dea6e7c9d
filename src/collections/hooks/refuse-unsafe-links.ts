import type { CollectionBeforeChangeHook } from 'payload'
import { storedLinkProblem } from '@/server/pages/links'
import { refuseFor } from '../fields/refusal'

/** No text links to a script, to data, or anywhere without https; nor do drafts, since a preview shows them. */
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

function linksIn(value: unknown, path = ''): StoredLink[] {
  if (typeof value !== 'object' || value === null) return []
  if ('root' in value) return hrefsOfText(value.root).map(href => ({ href, path }))
  return Object.entries(value).flatMap(([key, each]) => {
    const below = path ? `${path}.${key}` : key
    return key === 'href' && typeof each === 'string' ? [{ href: each, path: below }] : linksIn(each, below)
  })
}

function hrefsOfText(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'type' in node ? ownHrefs(node, node.type) : []
  return [...own, ...Object.values(node).flatMap(hrefsOfText)]
}

/** Of a link, or of a button. */
function ownHrefs(node: object, type: unknown): string[] {
  const fields: Record<string, unknown> = 'fields' in node ? Object(node.fields) : {}
  if (type === 'block') return typeof fields.href === 'string' && fields.href !== '' ? [fields.href] : []
  return type === 'link' || type === 'autolink' ? urlOf(fields) : []
}

function urlOf(fields: Record<string, unknown>): string[] {
  return fields.linkType === 'internal' || fields.url === undefined ? [] : [String(fields.url)]
}
