import { randomBytes } from 'node:crypto'
import { signInToAdmin, someStaff } from '../support/admin'
import { asBrowser, shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

const START = '2030-03-01T00:00'

test('a marketer sees a draft campaign as it will run, at any instant and on other pages, and nobody else does', async ({
  browser,
}) => {
  const id = randomBytes(3).toString('hex')
  const [marketer, visitor] = await Promise.all([browser.newPage(), browser.newPage()])
  await signInToAdmin(marketer, await someStaff('marketer'))
  const campaign = await draftCampaign(marketer, id)
  const preview = await openPreview(marketer, `/admin/collections/campaigns/${campaign}?locale=en`)
  await expect(preview).toHaveURL(shop(`/spring-${id}`))
  await expect(preview.getByLabel('As of (UTC)')).toHaveValue(START)
  await expect(preview.locator('[data-campaign]')).toHaveAttribute('data-campaign', 'running')
  await expect(preview.getByRole('timer')).toHaveText(/^7days?/)
  await expect(preview.getByText('$64.95').first()).toBeVisible()

  await preview.goto(shop('/netflix-downloader?os=win'))
  await expect(preview.getByText('$64.95').first()).toBeVisible()
  await lookAt(preview, '2030-02-28T23:59')
  await expect(preview.getByText('$64.95')).toHaveCount(0)
  await preview.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=win'))
  await expect(preview.locator('[data-total]')).toHaveText('$129.90')
  await lookAt(preview, START)
  await expect(preview.locator('[data-total]')).toHaveText('$64.95')
  await lookAt(preview, '2030-02-28T23:59')

  await preview.goto(shop(`/spring-${id}`))
  await expect(preview.locator('[data-campaign]')).toHaveAttribute('data-campaign', 'upcoming')
  expect((await visitor.goto(shop(`/spring-${id}`)))?.status()).toBe(404)
  const stopped = preview.waitForResponse(shop(`/spring-${id}`))
  await preview.getByRole('link', { name: 'Stop' }).click()
  expect((await stopped).status()).toBe(404)
  await expect(preview.getByLabel('Draft preview')).toHaveCount(0)
  await Promise.all([marketer.context().close(), visitor.close()])
})

test('Japanese pages, and those of the review sites, are previewed on the host of the admin', async ({
  page,
}) => {
  await signInToAdmin(page, await someStaff('writer'))
  await page.goto(shop('/preview?site=jp&locale=ja&path=/netflix-downloader'))
  await expect(page).toHaveURL(shop('/netflix-downloader'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByLabel('下書きのプレビュー')).toBeVisible()
  // What a preview loads late has come: cut off, it could take the next address away.
  await page.waitForLoadState('networkidle')
  await page.goto(shop('/preview?site=discover_com&locale=de&path=/de/reviews'))
  await expect(page).toHaveURL(shop('/de/reviews'))
  await expect(page.getByLabel('Entwurfsvorschau')).toBeVisible()
})

test('staff see pages, the checkout and the offers of an account in the place of a buyer, and can order nothing', async ({
  page,
}) => {
  await signInToAdmin(page, await someStaff('marketer'))
  await page.goto(shop('/preview?site=com&locale=en&path=/all-in-one-video-suite'))
  const total = page.locator('[data-total]')
  await page.goto(shop('/checkout?route=all_in_one_video_suite&plan=LFT&os=win'))
  const price = await total.innerText()
  await viewAs(page, '3 video downloaders')
  await expect(total).not.toHaveText(price)
  const owners = await total.innerText()
  await expect(page.getByText(/payment is switched off/)).toBeVisible()
  await expect(page.locator('form[method=post]')).toHaveCount(0)
  for (const path of ['/all-in-one-video-suite?os=win', '/my-account', '/upgrade-campaign']) {
    await page.goto(shop(path))
    await expect(page.getByLabel('View as')).toHaveValue('video_3')
    await expect(page.getByRole('main')).toContainText(owners)
  }
  await viewAs(page, 'Myself')
  await expect(page.getByRole('main')).not.toContainText(owners)
})

test('a customer is looked for by those alone who may see customers', async ({ page }) => {
  const asked = `/preview?${new URLSearchParams({ site: 'com', locale: 'en', path: '/', buyer: 'a@example.com' })}`
  await signInToAdmin(page, await someStaff('writer'))
  await page.goto(shop(asked))
  await expect(page.getByLabel('View as')).toHaveAccessibleDescription(/you may not see customers/)
  await expect(page.getByLabel('View as')).toHaveValue('a@example.com')
})

/** Half a price for lifetime plans, from the first of March 2030 on; coupon and campaign are drafts. */
async function draftCampaign(page: Page, id: string): Promise<string> {
  const coupon = await draft(page, 'coupons', {
    code: `SPRING_${id}`,
    type: 'rate',
    discount: 0.5,
    allow_types: ['LFT'],
  })
  const found = await page.request.get(shop('/cms/products?where[pid][equals]=10337&depth=0'), asBrowser())
  const { docs } = await found.json()
  return draft(page, 'campaigns', {
    key: `spring-${id}`,
    route: `spring_${id}`,
    name: 'Spring sale',
    startTime: `${START}:00.000Z`,
    startTime_tz: 'UTC',
    endTime: '2030-03-08T00:00:00.000Z',
    endTime_tz: 'UTC',
    navType: 'bar',
    coupons: [coupon],
    promotion_ids: [docs[0].id],
  })
}

async function draft(page: Page, collection: string, data: object): Promise<string> {
  const made = await page.request.post(shop(`/cms/${collection}?draft=true`), {
    ...asBrowser(),
    data: { ...data, _status: 'draft' },
  })
  expect(made.status(), await made.text()).toBe(201)
  return (await made.json()).doc.id
}

/** The preview button of the admin opens the page in a tab of its own. */
async function openPreview(page: Page, document: string): Promise<Page> {
  await page.goto(shop(document))
  const opened = page.context().waitForEvent('page')
  await page.locator('#preview-button').click()
  return opened
}

async function viewAs(page: Page, buyer: string): Promise<void> {
  await page.getByLabel('View as').selectOption({ label: buyer })
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByLabel('View as').locator('option:checked')).toHaveText(buyer)
}

async function lookAt(page: Page, instant: string): Promise<void> {
  await page.getByLabel('As of (UTC)').fill(instant)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByLabel('As of (UTC)')).toHaveValue(instant)
}
