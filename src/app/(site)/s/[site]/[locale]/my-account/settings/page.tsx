import { cookies } from 'next/headers'
import { DeleteAccount } from '@/components/account/delete-account'
import { Settings, type SettingsNews } from '@/components/account/settings'
import { sessionsOf } from '@/server/accounts'
import { TOKEN_COOKIE } from '@/server/token-cookie'
import type { SearchParams } from '@/server/visit'
import { type AccountPageProps, accountVisit, titledBy } from '../account-visit'
import { endSignIns } from './end-sign-ins'
import { saveProfile } from './save-profile'

export const generateMetadata = titledBy('settings')

export default async function SettingsPage(props: AccountPageProps) {
  const { visit, search, customer } = await accountVisit(props)
  if (search.delete === '1') return <DeleteAccount visit={visit} />
  const token = (await cookies()).get(TOKEN_COOKIE)?.value ?? ''
  const sessions = await sessionsOf(customer.id, token)
  return (
    <Settings {...{ visit, customer, sessions }} news={newsOf(search)} save={saveProfile} end={endSignIns} />
  )
}

function newsOf({ saved, ended }: SearchParams): SettingsNews {
  if (saved === '1') return 'saved'
  return ended === '1' ? 'ended' : null
}
