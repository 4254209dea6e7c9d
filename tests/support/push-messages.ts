import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './database'
import type { PushBrowser, PushService } from './push-service'

type Change = { language?: 'en' | 'de'; country?: string; site?: 'com' | 'jp'; endpoint?: string }

type Written = {
  languages?: string[]
  countries?: string[]
  sites?: string[]
  at?: Date
  href?: string
  state?: string
}

/** Browsers that take messages and messages to send, in a database of a test, which is open before this is called. */
export async function openPushMessages(db: TestDatabase, service: PushService) {
  const { registerPush } = await import('@/server/push/register')

  /** A browser that takes messages, known to the shop. */
  async function subscriber(change: Change = {}): Promise<PushBrowser> {
    const browser = service.browser()
    const { language = 'en', country = 'xx', site = 'com', endpoint = browser.endpoint } = change
    await registerPush(
      {
        endpoint,
        auth: browser.auth,
        pdhkey: browser.pdhkey,
        site,
        language,
        country,
        diffTime: 0,
        deviceModel: '',
        appId: '',
        explorer: '',
        explorerVersion: '',
        userAgent: '',
        sessions: 1,
        popups: 1,
        customerId: null,
      },
      Date.now(),
    )
    return browser
  }

  /** A message as the admin stores it, to be sent. */
  async function write(written: Written = {}): Promise<string> {
    const {
      languages = ['en'],
      countries = [],
      sites = [],
      at,
      href = '/products#music',
      state = 'scheduled',
    } = written
    const { rows } = await db.query(
      `insert into push_messages (name, state, send_at) values ('A sale', $1::enum_push_messages_state, $2) returning id`,
      [state, at],
    )
    const id = String(rows[0].id)
    for (const [place, language] of languages.entries())
      await db.query(
        `insert into push_messages_words (_order, _parent_id, id, language, title, text, href)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [place, id, randomUUID(), language, `Sale in ${language}`, `Ünïcode ${language} 漢字`, href],
      )
    for (const country of countries)
      await db.query(`insert into push_messages_countries ("order", parent_id, value) values (1, $1, $2)`, [
        id,
        country,
      ])
    for (const site of sites)
      await db.query(`insert into push_messages_sites ("order", parent_id, value) values (1, $1, $2)`, [
        id,
        site,
      ])
    return id
  }

  return { subscriber, write }
}
