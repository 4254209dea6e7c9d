import { headers } from 'next/headers'
import { cache } from 'react'
import { type Preview, previewAsked } from '@/site/preview'
import { readCookies } from '../http/cookie'

/** Purchases and property are never previewed. */
const NEVER = ['checkout', 'my-account']

/** Whether the request has a staff login and comes from a page of ours. */
export async function isStaff(head: Headers): Promise<boolean> {
  const { cms } = await import('../cms/cms')
  const { user } = await (await cms()).auth({ headers: head })
  return user?.collection === 'users'
}

export async function allowedPreview(head: Headers): Promise<Preview | undefined> {
  const asked = previewAsked(readCookies(head.get('cookie')))
  if (!asked || NEVER.includes((head.get('x-shop-path') ?? '').split('/')[1] ?? '')) return undefined
  return (await isStaff(head)) ? asked : undefined
}

/** The preview of the current request; looked up once, and not at all without the cookie. */
export const currentPreview = cache(async (): Promise<Preview | undefined> => allowedPreview(await headers()))
