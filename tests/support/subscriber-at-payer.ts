import { expect, type Page } from '@playwright/test'
import type pg from 'pg'
import { licenceKeys, someEmail } from './journey'
import type { PayerSide } from './payer-side'
import { onDatabase, type ShopCopy } from './shop-copy'

export type Subscriber = ReturnType<typeof subscriberAt>

type Buying = { host: ShopCopy; page: Page; payer: Pick<PayerSide, 'giveCard'> }

/** What a subscriber at a payer does and reads, on the pages of the shop and of the payer. */
export function subscriberAt({ host, page, payer }: Buying) {
  const email = someEmail()
  const rows = async <R extends pg.QueryResultRow>(text: string): Promise<R[]> =>
    (await onDatabase(host.database, db => db.query<R>(text, [email]))).rows

  const charges = async (): Promise<string[]> =>
    (
      await rows<{ told: string }>(
        `select o.state || ' ' || o.total::int as told from orders o where o.email = $1 order by o.charge`,
      )
    ).map(({ told }) => told)

  /** The account's page, once the shop's own clock and its jobs have come so far that it says this. */
  async function toldOnPage(text: RegExp | string): Promise<void> {
    await expect(async () => {
      await page.goto(`${host.origin}/my-account/subscriptions`)
      expect(await page.getByText(text).count()).toBeGreaterThan(0)
    }).toPass({ timeout: 60_000 })
  }

  const nextCharge = async (): Promise<number> => {
    await toldOnPage(/Next charge: \$[\d.]+ on/)
    const text = await page.getByText(/Next charge: \$[\d.]+ on/).innerText()
    return Math.round(Number(/\$([\d.]+)/.exec(text)?.[1]) * 100)
  }

  return {
    charges,
    nextCharge,
    toldOnPage,
    page,
    async signUp(): Promise<void> {
      await page.goto(`${host.origin}/register`)
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      for (const field of await page.locator('input[type=password]').all())
        await field.fill('long4enough@now')
      await page.locator('main form button[type=submit]').click()
      await page.waitForURL(url => !url.pathname.endsWith('/register'))
    },
    async subscribe(): Promise<void> {
      const asked = 'route=netflix_downloader&plan=1M&os=win&billing=renewing'
      await page.goto(`${host.origin}/checkout?${asked}`)
      await page.getByRole('button', { name: 'Pay $35.90' }).click()
      await payer.giveCard(page, 'good')
      expect(await licenceKeys(page)).toHaveLength(1)
    },
    async changeCard(card: 'good' | 'goodThenFailing'): Promise<void> {
      await page.getByRole('button', { name: /^Change card/ }).click()
      await payer.giveCard(page, card)
      await expect(page.getByText('Your new card is saved.')).toBeVisible()
    },
    /** What went back of any charge, as the list of bills says. */
    async refundsOnPage(): Promise<string[]> {
      await page.goto(`${host.origin}/my-account/billing`)
      return page.locator('dl').getByText('Refunded').locator('..').allInnerTexts()
    },
    /** Nobody from outside moves the shop's clock: what is stored becomes older instead, so that its period is over. */
    async letThePeriodEnd(): Promise<void> {
      await onDatabase(host.database, async db => {
        const { rows: held } = await db.query('select id, facts from subscriptions where email = $1', [email])
        for (const { id, facts } of held) {
          const by = facts.period.end - Date.now() + 1000
          await db.query(
            `update subscriptions set facts = $2, version = version + 1, due_at = now(),
               period_start = period_start - $3 * interval '1 ms', period_end = period_end - $3 * interval '1 ms',
               access_until = access_until - $3 * interval '1 ms' where id = $1`,
            [id, JSON.stringify(older(facts, by)), by],
          )
        }
      })
    },
    /** What the payer calls the payment of the newest charge. */
    async lastPayment(): Promise<string> {
      const [last] = await rows<{ payment: string }>(
        `select provider_session as payment from orders where email = $1 and state = 'paid' order by charge desc limit 1`,
      )
      return last?.payment ?? ''
    },
    /** Whether a clock of the shop will ever look at a subscription again. */
    isDue: async (): Promise<boolean> =>
      (await rows('select 1 from subscriptions where email = $1 and due_at is not null')).length > 0,
    licences: async (): Promise<string[]> =>
      (
        await rows<{ told: string }>(`select state || ' ' || plan as told from licences where email = $1`)
      ).map(({ told }) => told),
  }
}

/** Instants are the only large numbers in a subscription. */
const older = (value: unknown, by: number): unknown => {
  if (typeof value === 'number') return value > 1e12 ? value - by : value
  if (Array.isArray(value)) return value.map(each => older(each, by))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, older(each, by)]))
}
