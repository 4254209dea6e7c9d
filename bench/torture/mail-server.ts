import { setTimeout as pause } from 'node:timers/promises'
import { type Mailbox, openMailbox } from '../../tests/support/mailbox'
import { openRelay, type Relay } from '../../tests/support/relay'
import { audited } from './audited'
import { buyAll, pay } from './bought'
import { type Tortured, withShopsAndPayers } from './shops-and-payers'
import { type Given, none, type Row, type Torture } from './torture'
import { until } from './until'

const PATIENCE_MS = 300_000

export const torture: Torture = {
  does: 'sells while the mail server is down, never answers, or refuses everything, and then works again',
  minutes: 10,
  run: async given => {
    const mailbox = await openMailbox()
    const relay = await openRelay(mailbox.url)
    return withShopsAndPayers({ settings: { SMTP_URL: relay.url } }, tortured =>
      sellAll(tortured, { ...given, mailbox, relay }),
    ).finally(async () => {
      relay.close()
      await mailbox.close()
    })
  },
}

type Server = { mailbox: Mailbox; relay: Relay }

/** What the mail server does meanwhile. */
const TROUBLES: Record<string, (server: Server) => void> = {
  down: ({ relay }) => relay.cut(),
  'without an answer': ({ relay }) => relay.freeze(),
  refusing: ({ mailbox }) => mailbox.refuse(true),
  well: () => {},
}

async function sellAll(tortured: Tortured, { isShort, ...server }: Given & Server): Promise<Row[]> {
  const [each, seconds] = isShort ? [2, 3] : [50, 15]
  const { db } = tortured
  for (const trouble of Object.values(TROUBLES)) {
    trouble(server)
    await pay(tortured, await buyAll(tortured, 'stripe', each), 'good')
    await pause(seconds * 1000)
    server.mailbox.refuse(false)
    server.relay.mend()
  }
  const wanted = each * Object.keys(TROUBLES).length
  const mended = Date.now()
  const areSent = async () => (await sent(tortured)) >= wanted
  const isAll = (await until(areSent, PATIENCE_MS)) !== undefined
  const took = ((Date.now() - mended) / 1000).toFixed(1)
  const written = await db.query<{ id: string }>(`select id from emails where state <> 'kept'`)
  const arrived = server.mailbox.emails.map(({ messageId = '' }) => messageId)
  const lost = written.rows.filter(({ id }) => !arrived.some(name => name.includes(id))).length
  return [
    {
      what: `letters of ${wanted} purchases, ${Object.keys(TROUBLES).join(', ')}: the last one after the server was well again`,
      figure: `${took} s`,
      must: 'all',
      holds: isAll,
    },
    none('letters that never came', lost, written.rows.length),
    none('letters that came twice', arrived.length - new Set(arrived).size, arrived.length),
    ...(await audited(db, 'them')),
  ]
}

async function sent({ db }: Tortured): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from emails m join orders o on m.reason = 'licences:' || o.id where m.state = 'sent'`,
  )
  return rows[0]?.n ?? 0
}
