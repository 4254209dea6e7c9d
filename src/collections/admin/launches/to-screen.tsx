import { redirect } from 'next/navigation'
import type { ListViewServerProps } from 'payload'

/** What the menu leads to under «Sell»: launches have a screen of their own instead of a list. */
export function ToLaunches({ payload }: ListViewServerProps): never {
  redirect(`${payload.config.routes.admin}/launches`)
}
