import { randomBytes } from 'node:crypto'
import { choose, openFirstPage, publish, save, signInToAdmin, someStaff, typeInstant } from '../support/admin'
import { rows, shop } from '../support/journey'
import { type Browser, expect, type Page, test } from '../support/journey-test'

const SECOND = 1_000
const HOUR = 3_600 * SECOND

const inSeconds = (ahead: number) => Math.ceil((Date.now() + ahead) / SECOND) * SECOND

test('a marketer makes a coupon and a campaign, sees it announced, begin by itself and end', async ({
  browser,
}) => {
  const id = randomBytes(3).toString('hex')
  const [marketer, shopper] = [await browser.newPage(), await browser.newPage()]
  await signInToAdmin(marketer, await someStaff('marketer'))
  await makeCoupon(marketer, `LAUNCH_${id}`.toUpperCase())
  await draftCampaign(marketer, id, `LAUNCH_${id}`.toUpperCase())
  await typeInstant(marketer, 'startTime', inSeconds(HOUR))
  await typeInstant(marketer, 'endTime', inSeconds(2 * HOUR))
  await save(marketer)
  const question = marketer.locator('[data-confirm-change]')
  await expect(question).toContainText(/goes from .* \(−50%\)/)
  await question.getByRole('checkbox').check()
  await publish(marketer)

  const campaign = `/launch-${id}`
  await expect.poll(async () => (await shopper.goto(shop(campaign)))?.status()).toBe(200)
  const panel = shopper.locator('[data-campaign]')
  await expect(panel).toHaveAttribute('data-campaign', 'upcoming')
  await expect(panel.getByRole('timer')).toBeVisible()
  await expect(shopper.getByText('$64.95')).toHaveCount(0)
  expect(await lifetimePrice(browser)).toContain('$129.90')

  // Only now, so that there was all the time to look at it before.
  const start = inSeconds(6 * SECOND)
  await typeInstant(marketer, 'startTime', start)
  await publish(marketer)
  // What is published is shown as soon as the rule book was read anew.
  const isKnown = panel
    .locator(`time[datetime="${new Date(start).toISOString()}"]`)
    .or(shopper.locator('[data-campaign=running]'))
  await expect
    .poll(async () => {
      await shopper.reload().catch(() => {})
      return isKnown.count()
    })
    .toBeGreaterThan(0)
  await expect(panel).toHaveAttribute('data-campaign', 'running', { timeout: 60 * SECOND })
  expect(Date.now()).toBeGreaterThanOrEqual(start)
  await expect(shopper.getByText('$64.95').first()).toBeVisible()
  expect(await lifetimePrice(browser)).toContain('$64.95')

  await typeInstant(marketer, 'endTime', inSeconds(4 * SECOND))
  await publish(marketer)
  // The page reloads itself at the end, which breaks off a reload of ours that is under way: then once more.
  await expect
    .poll(
      async () => {
        await shopper.reload().catch(() => {})
        return panel.getAttribute('data-campaign')
      },
      { timeout: 60 * SECOND },
    )
    .toBe('over')
  await expect(panel.getByRole('timer')).toHaveCount(0)
  expect(await lifetimePrice(browser)).toContain('$129.90')
  await marketer.close()
  await shopper.close()
})

async function makeCoupon(page: Page, code: string): Promise<void> {
  await page.goto(shop('/admin/collections/coupons/create'))
  await page.locator('#field-code').fill(code)
  await choose(page, 'type', 'A percentage off')
  await page.locator('#field-discount').fill('50 %')
  await choose(page, 'allow_products', 'Hulu Downloader')
  await publish(page)
}

async function draftCampaign(page: Page, id: string, code: string): Promise<void> {
  await page.goto(shop('/admin/collections/campaigns/create'))
  await page.locator('#field-key').fill(`launch-${id}`)
  await page.locator('#field-route').fill(`launch_${id}`)
  await page.locator('#field-name').fill('Launch week')
  await choose(page, 'coupons', code)
  await choose(page, 'promotion_ids', 'Hulu Downloader')
}

/** What the product page of somebody new says about the lifetime plan. */
async function lifetimePrice(browser: Browser): Promise<string> {
  const page = await browser.newPage()
  await page.goto(shop('/hulu-downloader?os=win'))
  const plan = page.locator('label').filter({ has: page.getByRole('radio', { name: /Lifetime/ }) })
  const text = await plan.first().innerText()
  await page.close()
  return text
}

test('who writes finds what is not translated, language by language, and nobody else does', async ({
  browser,
}) => {
  await rows(
    `update guides_translations set intro = '' where _locale = 'fr' and _parent_id = (select id from guides where route = 'hulu_downloader')`,
  )
  await rows(
    `update _guides_v_translations set version_intro = '' where _locale = 'fr' and _parent_id in
      (select v.id from _guides_v v join guides g on g.id = v.parent_id where g.route = 'hulu_downloader')`,
  )
  const writer = await browser.newPage()
  await openFirstPage(writer, await someStaff('writer'))
  await writer.getByRole('button', { name: 'Open Menu' }).first().click()
  await writer.getByRole('link', { name: 'Translations', exact: true }).click()
  await expect(writer.getByRole('heading', { name: 'Translations' })).toBeVisible()
  await writer.waitForLoadState('networkidle')
  await writer.getByRole('combobox', { name: /^Language/ }).selectOption('fr')
  await writer.getByRole('combobox', { name: 'State' }).selectOption('missing')
  await writer.getByRole('button', { name: 'Show' }).click()
  const row = writer.getByRole('row').filter({ hasText: 'How to keep up with Hulu’s next-day episodes' })
  await expect(row).toContainText('lacks intro')
  await row.getByRole('link', { name: /in French/ }).click()
  await expect(writer).toHaveURL(/\/admin\/translation-desk\?.*language=fr/)
  await writer.close()

  const support = await browser.newPage()
  await openFirstPage(support, await someStaff('support'))
  await expect(support.getByRole('link', { name: 'Translations', exact: true })).toHaveCount(0)
  await support.goto(shop('/admin/translations'))
  await expect(support.getByText('Only staff who write may see what is translated.')).toBeVisible()
  await expect(support.getByText('Hulu’s next-day episodes')).toHaveCount(0)
  await support.context().clearCookies()
  await support.goto(shop('/admin/translations'))
  await expect(support).toHaveURL(/\/admin\/login/)
  await support.close()
})
