import { headers } from 'next/headers'
import { cache } from 'react'
import { type Preview, previewAsked } from '@/site/preview'
import { readCookies } from '../http/cookie'

/** Whether the request has a staff login and comes from a page of ours. */
export async function isStaff(head: Headers): Promise<boolean> {
  return (await staffOf(head)) !== null
}

/** The member of the staff who sent the request; null for anybody else. */
export async function staffOf(head: Headers) {
  const { cms } = await import('../cms/cms')
  const { user } = await (await cms()).auth({ headers: head })
  return user?.collection === 'users' ? user : null
}

/** What the preview cookie asks for; undefined for anybody but staff, and where purchases or property are shown. */
export async function allowedPreview(head: Headers): Promise<Preview | undefined> {
  const asked = previewAsked(readCookies(head.get('cookie')))
  if (!asked || isPrivate(head, asked)) return undefined
  return (await isStaff(head)) ? asked : undefined
}

/** Purchases and property are never previewed: an order, and of an account all but what it offers to a buyer. */
function isPrivate(head: Headers, { buyer }: Preview): boolean {
  const [, room, ...rest] = (head.get('x-shop-path') ?? '').split('/')
  const query = new URLSearchParams(head.get('x-shop-query') ?? '')
  if (room === 'checkout') return rest.length > 0 || query.has('order')
  return room === 'my-account' && (rest.length > 0 || buyer === undefined)
}

/** The preview of the current request; looked up once, and not at all without the cookie. */
export const currentPreview = cache(async (): Promise<Preview | undefined> => allowedPreview(await headers()))
