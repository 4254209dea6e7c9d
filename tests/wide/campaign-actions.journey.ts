import { signInToAdmin, someStaff } from '../support/admin'
import { rows, shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

/** The form of a campaign that is over since 2023. */
async function openCampaign(page: Page): Promise<string> {
  const [campaign] = await rows<{ id: string }>(`select id from campaigns where key = 'general-activity'`)
  await page.goto(shop(`/admin/collections/campaigns/${campaign?.id}`))
  return campaign?.id ?? ''
}

const panel = (page: Page) => page.getByRole('region', { name: 'This campaign' })

test('a marketer copies a campaign to next year and lands on the copy, which changes nothing yet', async ({
  page,
}) => {
  await signInToAdmin(page, await someStaff('marketer'))
  await openCampaign(page)
  await expect(panel(page).getByText(/changes the price of/)).toBeVisible()
  await expect(panel(page).getByText('It ended on 1 Dec 2023')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Copy to next year' }).click()
  await expect(page.getByText(/copy for next year, a draft|copied to next year before/)).toBeVisible()
  await expect(page.locator('#field-key')).toHaveValue('general-activity-2024')
  const copies = await rows(`select from campaigns where key = 'general-activity-2024' and _status = 'draft'`)
  expect(copies).toHaveLength(1)
})

test('what is over is neither ended nor made longer', async ({ page }) => {
  await signInToAdmin(page, await someStaff('marketer'))
  await openCampaign(page)
  await expect(panel(page).getByRole('button', { name: 'Duplicate' })).toBeVisible()
  await expect(panel(page).getByRole('button', { name: /End now|Extend/ })).toHaveCount(0)
  await expect(panel(page).getByText('Error:')).toHaveCount(0)
})

test('support sees what a campaign changes and no buttons, a writer sees nothing of it', async ({ page }) => {
  await signInToAdmin(page, await someStaff('support'))
  await openCampaign(page)
  await expect(panel(page)).toBeVisible()
  await expect(panel(page).getByRole('button')).toHaveCount(0)

  await page.context().clearCookies()
  await signInToAdmin(page, await someStaff('writer'))
  await openCampaign(page)
  await expect(page.locator('#field-route')).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
})

const HOUR = 3_600_000

/** A published campaign of two weeks that begins tomorrow, at whole hours. */
async function comingCampaign(key: string) {
  const from = Math.floor(Date.now() / HOUR) * HOUR + 24 * HOUR
  const until = from + 14 * 24 * HOUR
  await rows(`delete from campaigns where key = '${key}'`)
  await rows(
    `with made as (insert into campaigns (key, route, enabled, start_time, starttime_tz, end_time, endtime_tz, nav_type, _status)
       values ('${key}', '${key.replaceAll('-', '_')}', true, to_timestamp(${from / 1000}), 'UTC', to_timestamp(${until / 1000}), 'UTC',
         'none', 'published') returning id)
     insert into campaigns_translations (name, _locale, _parent_id) select '${key}', 'en', id from made`,
  )
  return { from, until }
}

const endOf = async (key: string): Promise<number> => {
  const [row] = await rows<{ at: string }>(
    `select (extract(epoch from end_time) * 1000)::bigint::text as at from campaigns where key = '${key}'`,
  )
  return Number(row?.at)
}

test('a marketer moves the end of a campaign on the line of time, by keys and by a pointer', async ({
  page,
}) => {
  const { until } = await comingCampaign('moved-sale')
  await signInToAdmin(page, await someStaff('marketer'))
  await page.goto(shop('/admin'))
  await page.waitForLoadState('networkidle')
  const handle = page.getByRole('slider', { name: 'End of moved-sale' })

  await handle.press('Shift+ArrowRight')
  await handle.press('ArrowLeft')
  await expect(page.getByText('Enter moves it, Escape puts it back.')).toBeVisible()
  await handle.press('Escape')
  await expect(handle).toHaveAttribute('aria-valuenow', String(until))
  await handle.press('Shift+ArrowRight')
  await handle.press('Enter')
  await expect(page.getByText(/“moved-sale” ends on .* instead of/)).toBeVisible()
  await page.getByRole('button', { name: 'Move it' }).click()
  await expect.poll(() => endOf('moved-sale')).toBe(until + 24 * HOUR)

  await page.goto(shop('/admin'))
  await page.waitForLoadState('networkidle')
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  if (!box) throw new Error('the end has no handle')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Move it' }).click()
  await expect.poll(() => endOf('moved-sale')).toBeGreaterThan(until + 48 * HOUR)
  await rows(`delete from campaigns where key = 'moved-sale'`)
})
