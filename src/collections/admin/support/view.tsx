import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { Staff } from '@/server/support-console/audit'
import { waitingDeclarations } from '@/server/support-console/declarations'
import { findPeople } from '@/server/support-console/find'
import type { PersonName } from '@/server/support-console/person'
import { nextTicket } from '@/server/support-console/tickets/next-ticket'
import { waitingTickets } from '@/server/support-console/tickets/waiting-tickets'
import { isAdmin, isSupport } from '../../access/roles'
import { StaffView } from '../staff-view'
import { speak, t } from '../words/of-request'
import { CustomerScreen } from './customer-screen'
import { Declarations } from './declarations'
import { EmailScreen } from './email-screen'
import { NextTicket } from './next-ticket'
import { Nothing } from './parts'
import { deskPath, nextPath } from './path'
import { FoundPeople, SearchForm } from './search'
import { TicketScreen } from './ticket-screen'
import { WaitingTickets } from './tickets'
import '../sum-list.css'
import './desk.css'

export async function SupportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { user, payload } = initPageResult.req
  speak(initPageResult.req)
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: t('Support desk') }]} />
      <Gutter className="desk">
        {user && isSupport(user) ? (
          <Desk
            asked={textsOf(searchParams)}
            routes={payload.config.routes}
            staff={{ id: String(user.id), email: user.email ?? '' }}
            isAdmin={isAdmin(user)}
          />
        ) : (
          <>
            <h1>{t('Support desk')}</h1>
            <p>{t('Only staff who look after customers may see what is theirs.')}</p>
          </>
        )}
      </Gutter>
    </StaffView>
  )
}

type SearchParams = Record<string, string>
type DeskProps = {
  asked: SearchParams
  routes: { admin: string; api: string }
  staff: Staff
  isAdmin: boolean
}

async function Desk({ asked, routes: { admin, api }, staff, isAdmin }: DeskProps) {
  const { email, did, problem } = asked
  if (email)
    return <EmailScreen {...{ email, staff, isAdmin, did, problem }} desk={{ admin, api, name: { email } }} />
  if (asked.ticket) {
    const desk = { admin, api, name: { ticket: asked.ticket } }
    return <TicketScreen {...{ desk, staff, did, problem }} number={asked.ticket} />
  }
  if (asked.next !== undefined) {
    const next = await nextTicket(staff, asked.next)
    if (next) redirect(deskPath({ admin, name: { ticket: next } }))
  }
  const name = nameIn(asked)
  if (name)
    return (
      <>
        <NextTicket href={nextPath(admin)} />
        <SearchForm admin={admin} />
        <CustomerScreen {...{ name, staff, did, problem }} desk={{ admin, api, name }} />
      </>
    )
  const found = asked.q === undefined ? undefined : await findPeople(asked.q)
  const [only, ...others] = found ?? []
  if (only && others.length === 0) redirect(deskPath({ admin, name: only.name }))
  return (
    <>
      <h1>{t('Support desk')}</h1>
      <NextTicket href={nextPath(admin)} />
      {asked.next !== undefined && (
        <div role="status">
          <Nothing>{t('No ticket that is yours or unassigned is waiting.')}</Nothing>
        </div>
      )}
      <SearchForm admin={admin} text={asked.q} />
      {found ? (
        <FoundPeople admin={admin} people={found} />
      ) : (
        <>
          <Declarations admin={admin} declarations={await waitingDeclarations()} />
          <WaitingTickets admin={admin} tickets={await waitingTickets()} />
        </>
      )}
    </>
  )
}

function nameIn({ customer, guest }: SearchParams): PersonName | undefined {
  if (customer) return { customer }
  return guest ? { guest } : undefined
}

const textsOf = (search: AdminViewServerProps['searchParams'] = {}): SearchParams =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value[0] : value
      return text === undefined ? [] : [[name, text]]
    }),
  )
