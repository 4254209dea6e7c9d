import { randomBytes } from 'node:crypto'
import { pressAndAgree, signInToAdmin, someStaff } from '../support/admin'
import { asBrowser, rows, shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

const START = '2030-05-01T00:00'

/** A draft on top of what is published. */
async function retitle(page: Page, route: string, title: string): Promise<string> {
  const [stored] = await rows<{ id: string }>(`select id from pages where route = '${route}'`)
  const saved = await page.request.patch(shop(`/cms/pages/${stored?.id}?draft=true&locale=en`), {
    ...asBrowser(),
    data: { title, _status: 'draft' },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  return `pages:${stored?.id}`
}

async function draftCampaign(page: Page, id: string): Promise<string> {
  const made = await page.request.post(shop('/cms/campaigns?draft=true'), {
    ...asBrowser(),
    data: {
      ...{ key: `launch-${id}`, route: `launch_${id}`, name: `Launch sale ${id}`, _status: 'draft' },
      ...{ startTime: `${START}:00.000Z`, startTime_tz: 'UTC' },
      ...{ endTime: '2030-05-08T00:00:00.000Z', endTime_tz: 'UTC' },
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  return `campaigns:${(await made.json()).doc.id}`
}

async function draftSet(page: Page, name: string): Promise<string> {
  const made = await page.request.post(shop('/cms/price-set-actions/save'), {
    ...asBrowser(),
    form: { name, product: 'hulu', by: '5' },
  })
  expect(made.status(), await made.text()).toBe(200)
  return `price-sets:${(await made.json()).id}`
}

async function putIn(page: Page, item: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Draft', { exact: true }).selectOption(item)
  // Before it is sent the page asks whether the sign-in holds, and what is told of the draft before stands there still.
  const told = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Put in' }).click()
  await told
  await expect(page.getByRole('status').filter({ hasText: 'It goes live with this launch' })).toBeVisible()
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('two pages, a campaign and a price set go live at once, are seen before, and are taken back', async ({
  browser,
}) => {
  const id = randomBytes(3).toString('hex')
  const [staff, guest] = await Promise.all([browser.newContext(), browser.newContext()])
  const [marketer, visitor] = await Promise.all([staff.newPage(), guest.newPage()])
  await visitor.goto(shop('/contact'))
  const before = await title(visitor).innerText()
  await signInToAdmin(marketer, await someStaff('marketer'))
  const items = [
    await retitle(marketer, 'contact', `Contact ${id}`),
    await retitle(marketer, 'uninstallation', `Gone ${id}`),
    await draftCampaign(marketer, id),
    await draftSet(marketer, `Set ${id}`),
  ]
  await marketer.goto(shop('/admin/launches'))
  await marketer.waitForLoadState('networkidle')
  await marketer.getByLabel('Name of the launch').fill(`Spring ${id}`)
  await marketer.getByRole('button', { name: 'Make a launch' }).click()
  await expect(marketer.getByRole('heading', { name: `Spring ${id}` })).toBeVisible()
  for (const item of items) await putIn(marketer, item)
  const launch = marketer.url()

  const preview = await marketer.context().newPage()
  const [stored] = await rows<{ id: string }>(`select id from launches where name = 'Spring ${id}'`)
  await preview.goto(shop(`/preview?site=com&locale=en&launch=${stored?.id}&path=/contact`))
  await expect(title(preview)).toHaveText(`Contact ${id}`)
  await visitor.goto(shop('/contact'))
  await expect(title(visitor)).toHaveText(before)

  await marketer.waitForLoadState('networkidle')
  await pressAndAgree(marketer, 'Launch now')
  await marketer.waitForURL(/did=publish|told=/)
  const confirm = marketer.getByLabel('Yes, publish it all the same').first()
  if (await confirm.isVisible()) {
    await marketer.waitForLoadState('networkidle')
    await confirm.check()
    await pressAndAgree(marketer, 'Launch now')
  }
  await expect(marketer.getByText('Went live:')).toBeVisible()
  await expect(async () => {
    await visitor.goto(shop('/contact'))
    await expect(title(visitor)).toHaveText(`Contact ${id}`)
  }).toPass()

  await marketer.goto(launch)
  await marketer.waitForLoadState('networkidle')
  await pressAndAgree(marketer, 'Take back')
  await expect(marketer.getByRole('status').filter({ hasText: 'It is taken back' })).toBeVisible()
  await expect(async () => {
    await visitor.goto(shop('/contact'))
    await expect(title(visitor)).toHaveText(before)
  }).toPass()
  await Promise.all([staff.close(), guest.close()])
})
