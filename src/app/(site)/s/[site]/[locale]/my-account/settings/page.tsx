import { cookies } from 'next/headers'
import { DeleteAccount } from '@/components/account/settings/delete-account'
import { Settings, type SettingsNews } from '@/components/account/settings/settings'
import { TOKEN_COOKIE } from '@/server/http/token-cookie'
import type { SearchParams } from '@/server/request/search-params'
import { sessionsOf } from '@/server/sessions/session-list'
import { translator } from '@/site/messages'
import { type AccountPageProps, accountVisit, titledBy } from '../account-visit'
import { endSignIns } from './end-sign-ins'
import { saveProfile } from './save-profile'

export const generateMetadata = titledBy('settings', (search, locale) =>
  search.delete === '1' ? translator(locale, 'myAccount')('erase.title') : undefined,
)

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
