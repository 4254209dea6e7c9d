'use server'

import { redirect } from 'next/navigation'
import { sectionPath } from '@/components/account/frame/paths'
import { removeReview } from '@/server/customer-reviews/write'
import { database } from '@/server/runtime/database'
import { accountCall } from '../account-visit'

export async function removeOwn(_: null, form: FormData): Promise<null> {
  const { visit, customer } = await accountCall()
  const isGone = await removeReview(database, customer.id, String(form.get('product') ?? ''))
  redirect(sectionPath('reviews', visit, { removed: isGone ? '1' : undefined }))
}
