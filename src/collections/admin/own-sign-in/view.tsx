import { MinimalTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { staffSafety } from '@/server/staff/others'
import { factorOf } from '@/server/staff/second-factor/factor'
import { sessionsOfStaff } from '@/server/staff/sessions'
import { isAdmin } from '../../access/roles'
import { type SignedIn, whoSignedIn } from '../../staff/guard-sessions'
import { StaffView } from '../staff-view'
import { speak, t } from '../words/of-request'
import { ActionButton } from './action-button'
import { Everybody } from './everybody'
import { FactorSection } from './factor'
import { ownSignInPath } from './path'
import { Sessions } from './sessions'
import '../plain-table.css'
import './own-sign-in.css'

/** How somebody signs in (decision 082). Whoever has to set up a second factor first sees it outside of the frame of the admin. */
export async function OwnSignInView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { payload, headers } = initPageResult.req
  speak(initPageResult.req)
  const { admin, api } = payload.config.routes
  const who = await whoSignedIn(payload, headers)
  if (!who) redirect(`${admin}/login`)
  if (who.admission === 'sets_up_factor') return <SetUp {...{ who, admin, api }} />
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: t('Your sign-in') }]} />
      <Gutter className="own-sign-in">
        <h1>{t('Your sign-in')}</h1>
        <FactorSection factor={await factorOf(who, Date.now())} api={api} next={ownSignInPath(admin)} />
        <Sessions sessions={await sessionsOfStaff(who.id, who.session)} api={api} />
        {isAdmin(who) && <Everybody staff={await staffSafety()} self={who.id} api={api} admin={admin} />}
      </Gutter>
    </StaffView>
  )
}

type Props = { who: SignedIn; admin: string; api: string }

const SET_UP_FIRST =
  'You are signed in as {email}. Your role requires a second factor: set one up, and the admin is open to you.'

const SetUp = async ({ who, admin, api }: Props) => (
  <MinimalTemplate>
    <div className="own-sign-in">
      <h1>{t('One more step')}</h1>
      <p>{t(SET_UP_FIRST, { email: who.email })}</p>
      <FactorSection factor={await factorOf(who, Date.now())} api={api} next={admin} />
      <ActionButton {...{ api, action: 'sign-out', label: t('Sign out'), next: `${admin}/login` }} />
    </div>
  </MinimalTemplate>
)
