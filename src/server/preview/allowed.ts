import { headers } from 'next/headers'
import { cache } from 'react'
import { type Preview, previewAsked } from '@/site/preview'
import { readCookies } from '../http/cookie'

/** What is bought and owned is never a preview: these pages show what is published, now. */
const NEVER = ['checkout', 'my-account']

/** Whether a request comes from a signed-in member of staff, from a page of the shop's own. */
export async function isStaff(head: Headers): Promise<boolean> {
  const { cms } = await import('../cms/cms')
  const { user } = await (await cms()).auth({ headers: head })
  return user?.collection === 'users'
}

/** What a request may preview: what its cookie asks for, where its login is one of staff at this moment. */
export async function allowedPreview(head: Headers): Promise<Preview | undefined> {
  const asked = previewAsked(readCookies(head.get('cookie')))
  if (!asked || NEVER.includes((head.get('x-shop-path') ?? '').split('/')[1] ?? '')) return undefined
  return (await isStaff(head)) ? asked : undefined
}

/** That of the request at hand; looked up once per request, and not at all for visitors. */
export const currentPreview = cache(async (): Promise<Preview | undefined> => allowedPreview(await headers()))
