import { openFirstPage, signInToAdmin, someStaff } from '../support/admin'
import { rows, shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

const YEAR = new Date().getUTCFullYear() + 1

/** What a person does with one hand movement, counted. */
const counting = () => {
  let actions = 0
  const act = async (done: Promise<unknown>) => {
    actions += 1
    await done
  }
  return { act, count: () => actions }
}

const publishOf = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })
const labelled = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('a marketer makes Black Friday for two sites in seven languages in at most 12 actions', async ({
  page,
}) => {
  const { act, count } = counting()
  await openFirstPage(page, await someStaff('marketer'))
  await page.waitForLoadState('networkidle')
  const campaigns = page.getByRole('region', { name: 'Campaigns', exact: true })
  // A first page that comes to life at this moment can take the click with it.
  await act(
    expect(async () => {
      await campaigns.getByRole('link', { name: 'New sale', exact: true }).click({ timeout: 10_000 })
      await expect(page.getByRole('heading', { level: 1, name: 'New sale' })).toBeVisible({ timeout: 10_000 })
    }).toPass(),
  )
  await page.waitForLoadState('networkidle')

  await act(labelled(page, 'Name').fill(`Black Friday ${YEAR}`))
  await act(labelled(page, 'From').fill(`${YEAR}-11-26T00:00`))
  await act(labelled(page, 'Until').fill(`${YEAR}-12-01T00:00`))
  await act(labelled(page, 'Time zone').selectOption('Europe/Berlin'))
  await act(labelled(page, 'Shop').check())
  await act(labelled(page, 'Japanese shop').check())
  await act(labelled(page, 'Lifetime, 1 PC').fill('30 %'))
  await act(labelled(page, 'Lifetime, 3 PCs').fill('30 %'))
  await act(publishOf(page).click())
  await expect(page.getByText('It is not published yet.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(labelled(page, 'Name').first()).toHaveValue(`Black Friday ${YEAR}`)
  await act(page.getByLabel(/I have seen these/).check())
  await act(publishOf(page).click())

  await expect(page).toHaveURL(/\/admin\/collections\/campaigns\/[0-9a-f-]{36}/)
  const panel = page.getByRole('region', { name: 'This campaign' })
  await expect(panel.getByText(/changes the price of \d+ of \d+ plans/)).toBeVisible()
  await expect(panel.getByText(/Largest saving: .*\(−30%\)/)).toBeVisible()
  expect(count()).toBeLessThanOrEqual(12)

  const texts = await rows(
    `select from campaigns_translations t join campaigns c on c.id = t._parent_id
     where c.key = $1 and c._status = 'published' and t.name <> ''`,
    [`black-friday-${YEAR}`],
  )
  expect(texts).toHaveLength(7)
  await rows(`update campaigns set enabled = false where key = $1`, [`black-friday-${YEAR}`])
})

test('what is refused is said at its field, and everything typed stays', async ({ page }) => {
  await signInToAdmin(page, await someStaff('marketer'))
  await page.goto(shop('/admin/new-sale'))
  await page.waitForLoadState('networkidle')
  await labelled(page, 'Name').fill('Kept sale')
  await labelled(page, 'Time zone').selectOption('Europe/Berlin')
  await labelled(page, 'From').fill('2027-03-28T02:30')
  await labelled(page, 'Until').fill('2027-04-02T00:00')
  await labelled(page, 'Shop').check()
  await labelled(page, 'Lifetime, 1 PC').fill('130 %')
  await page.getByRole('button', { name: 'Save as draft', exact: true }).click()
  await expect(page.locator('[data-refusal=over_100]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(labelled(page, 'Name').first()).toHaveValue('Kept sale')
  await expect(labelled(page, 'Lifetime, 1 PC')).toHaveValue('130 %')
  await expect(labelled(page, 'Shop')).toBeChecked()
  await page.getByRole('radio', { name: /2027-03-28 03:00 \(UTC\+02:00\)/ }).check()
  await labelled(page, 'Lifetime, 1 PC').fill('20 %')
  await page.getByRole('button', { name: 'Show the texts', exact: true }).click()
  await expect(page.locator('#sale-text-headline-de')).toHaveValue('20\u00a0% Rabatt bis 1. April')
  expect(await rows(`select from campaigns where key = 'kept-sale'`)).toEqual([])
})

test('support and writers see no form of a sale', async ({ page }) => {
  await signInToAdmin(page, await someStaff('writer'))
  await page.goto(shop('/admin/new-sale'))
  await expect(page.getByText('Only marketers may make a sale.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
})
