import { save, signInToAdmin, someStaff } from '../support/admin'
import { licenceKeys, register, rows, shop, someEmail } from '../support/journey'
import { expect, test } from '../support/journey-test'

const PASSWORD = 'long4enough@now'
const [NETFLIX, SPOTIFY] = [10337, 10502]

/** A lifetime licence that the customer of this address paid nothing for. */
const give = (email: string, pid: number) =>
  rows(
    `with o as (insert into orders (number, secret, idempotency_key, email, customer_id, state, currency, total, provider, site, locale, country, os, quote)
       select 'GIFT-' || $2::int || '-' || left($1, 9), 'gift', 'gift-' || $2::int || $1, email, id, 'paid', 'USD', 0, 'sandbox', 'com', 'en', 'us', 'win', '{}' from customers where email = $1 returning id, customer_id),
     l as (insert into order_lines (order_id, product_id, pid, plan, quantity, unit_total)
       select o.id, p.id, p.pid, 'LFT', 1, 0 from o, products p where p.pid = $2::int returning id, product_id, pid)
     insert into licences (key, email, customer_id, order_line_id, unit, product_id, pid, plan, issued)
       select 'GIFT-KEY-' || $2::int || $1, $1, o.customer_id, l.id, 1, l.product_id, l.pid, 'LFT', now() from o, l`,
    [email, pid],
  )

test('who owns a video single sees the video suite for $189.90 with the reason, and pays that', async ({
  page,
}) => {
  const email = someEmail()
  await register(page, email, PASSWORD)
  await page.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=win'))
  await page.getByRole('button', { name: 'Pay $129.90' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  expect(await licenceKeys(page)).toHaveLength(1)

  await page.goto(shop('/all-in-one-video-suite?os=win'))
  const lifetime = page
    .locator('label, li, div')
    .filter({ has: page.getByRole('radio', { name: /Lifetime/ }) })
    .first()
  await expect(page.getByText('$189.90').first()).toBeVisible()
  await expect(lifetime).toBeVisible()
  await page.goto(shop('/checkout?route=all_in_one_video_suite&plan=LFT&os=win'))
  await expect(page.locator('[data-total]')).toHaveText('$189.90')
  await expect(page.locator('[data-line=offer]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Pay $189.90' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  expect(await licenceKeys(page)).toHaveLength(1)

  await page.goto(shop('/my-account'))
  await expect(page.getByText('Video All-in-One').first()).toBeVisible()
  await page.getByText('1 more license').click()
  await expect(page.getByRole('heading', { name: 'Netflix Downloader' })).toBeVisible()
  const orders = await rows<{ total: number }>(
    `select total::int from orders where email = $1 order by total`,
    [email],
  )
  expect(orders).toEqual([{ total: 12990 }, { total: 18990 }])
})

test('an owner signs in, reads under «Your upgrades» what each license takes off, and pays the price told there', async ({
  page,
}) => {
  const email = someEmail()
  await register(page, email, PASSWORD)
  await page.goto(shop('/my-account/upgrades'))
  await expect(page.getByText('Nothing lowers a price yet')).toBeVisible()
  await give(email, NETFLIX)
  await give(email, SPOTIFY)
  await page.goto(shop('/my-account'))
  await page.getByRole('link', { name: 'See all your upgrades' }).click()
  const offer = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Video + Music All-in-One' }) })
    .filter({ hasText: 'Lifetime · Windows' })
  await expect(offer.locator('dt')).toHaveText([
    'Price without your licenses',
    'Netflix Downloader',
    'Spotify Converter',
    'Your price',
  ])
  await expect(offer.locator('[data-upgrade-price]')).toHaveText('$309.90')
  await offer.getByRole('link', { name: 'Upgrade for $309.90' }).click()
  await expect(page.locator('[data-total]')).toHaveText('$309.90')
})

test('a marketer changes a ladder step in the admin, and the shopper sees it', async ({ browser }) => {
  const shopper = await browser.newPage()
  const email = someEmail()
  await register(shopper, email, PASSWORD)
  await give(email, NETFLIX)
  await shopper.goto(shop('/checkout?route=all_in_one_video_suite&plan=LFT&os=win'))
  await expect(shopper.locator('[data-total]')).toHaveText('$189.90')

  const marketer = await browser.newPage()
  await signInToAdmin(marketer, await someStaff('marketer'))
  const [rule] = await rows<{ id: string }>(
    `select id from offer_rules where off_type = '8' and key like 'offer-8%' limit 1`,
  )
  await marketer.goto(shop(`/admin/collections/offer-rules/${rule?.id}`))
  const step = marketer.locator('#field-steps__0__price')
  await expect(step).toHaveValue('189.90')
  await step.fill('179.9')
  await save(marketer)
  await expect
    .poll(
      async () =>
        (
          await rows<{ price: number }>(
            `select price::float from offer_rules_steps where _parent_id = $1 and "from" = 1`,
            [rule?.id],
          )
        )[0]?.price,
    )
    .toBe(179.9)

  await expect
    .poll(async () => {
      await shopper.reload()
      return shopper.locator('[data-total]').textContent()
    })
    .toBe('$179.90')
  await marketer.close()
  await shopper.close()
})

test('a product without a price of its own is offered to owners at the rate that a marketer sets', async ({
  browser,
}) => {
  const shopper = await browser.newPage()
  const email = someEmail()
  await register(shopper, email, PASSWORD)
  await give(email, SPOTIFY)
  const total = async () => {
    await shopper.goto(shop('/checkout?route=hulu_downloader&plan=LFT&os=win'))
    return shopper.locator('[data-total]').textContent()
  }
  expect(await total()).toBe('$114.90')

  const marketer = await browser.newPage()
  await signInToAdmin(marketer, await someStaff('marketer'))
  const [rule] = await rows<{ id: string }>(`select id from offer_rules where key = 'offer-3-single-rate'`)
  const tier = await rows<{ pid: number; tier: string }>(
    `select pid, tier from products where route = 'hulu_downloader'`,
  )
  try {
    await rows(`update products set tier = 'new' where route = 'hulu_downloader'`)
    await expect.poll(total).toBe('$97.43')
    await marketer.goto(shop(`/admin/collections/offer-rules/${rule?.id}`))
    await expect(marketer.locator('#field-rate')).toHaveValue('75%')
    await marketer.locator('#field-rate').fill('80 %')
    await save(marketer)
    await expect.poll(total).toBe('$103.92')
  } finally {
    for (const { pid, tier: was } of tier)
      await rows('update products set tier = $2 where pid = $1', [pid, was])
    await rows('update offer_rules set rate = 0.75 where id = $1', [rule?.id])
  }
  await expect.poll(total).toBe('$114.90')
  await marketer.close()
  await shopper.close()
})
