import { licenceKeys, openChoices, register, rows, shop, someEmail } from '../support/journey'
import { expect, test } from '../support/journey-test'

test('somebody subscribes by the month, reads what is charged next, cancels in two steps and changes their mind', async ({
  page,
}) => {
  const email = someEmail()
  await register(page, email, 'long4enough@now')
  await page.goto(shop('/checkout?route=netflix_downloader&plan=1M&os=win'))
  await openChoices(page)
  const monthly = page.getByRole('link', { name: /^1 month/ })
  await expect(monthly).toContainText('Renews every month until you cancel.')
  await page.getByRole('link', { name: /^One payment/ }).click()
  await expect(monthly).toContainText('One payment for 30 days. It ends by itself.')
  await expect(page.locator('[data-renewal]')).toHaveCount(0)
  await page.getByRole('link', { name: /^Renews by itself/ }).click()
  await expect(page.getByRole('link', { name: /^1 year/ })).toContainText(
    'Renews every year until you cancel.',
  )
  await expect(page.locator('[data-renewal]')).toHaveText(
    /Renews every month until you cancel\. Next charge: \$35\.90 on .*You can cancel in your account/,
  )
  await page.getByRole('button', { name: 'Pay $35.90' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  expect(await licenceKeys(page)).toHaveLength(1)

  await page.goto(shop('/my-account/subscriptions'))
  await expect(page.getByText(/Next charge: \$35\.90 on/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Netflix Downloader' })).toHaveCount(1)
  await page.getByRole('link', { name: /^Cancel/ }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/Canceled: nothing more is charged/)).toBeVisible()
  await page.getByRole('button', { name: /^Resume/ }).click()
  await expect(page.getByText(/Next charge: \$35\.90 on/)).toBeVisible()
  const told = await rows<{ name: string }>(
    `select e.name from subscription_events e join subscriptions s on s.id = e.subscription_id
     where s.email = $1 order by e.version`,
    [email],
  )
  expect(told.map(({ name }) => name)).toEqual(['paid', 'cancel', 'resume_subscription'])
})
