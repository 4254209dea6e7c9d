import { redirect } from 'next/navigation'
import type { ListViewServerProps } from 'payload'
import { reviewsPath } from '../../customer-reviews/path'

/** What the menu leads to under «Support»: customer reviews have a screen of their own instead of a list. */
export function ToCustomerReviews({ payload }: ListViewServerProps): never {
  redirect(reviewsPath(payload.config.routes.admin))
}
