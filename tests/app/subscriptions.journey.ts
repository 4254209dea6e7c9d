import { licenceKeys, register, rows, shop, someEmail, subscribeMonthly } from '../support/journey'
import { expect, test } from '../support/journey-test'

test('somebody subscribes by the month, reads what is charged next, cancels in two steps and changes their mind', async ({
  page,
}) => {
  const email = someEmail()
  await register(page, email, 'long4enough@now')
  await page.goto(shop('/checkout?route=netflix_downloader&plan=1M&os=win'))
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
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.locator('[data-renewal]')).toHaveText(/Next charge: \$35\.90 on/)
  await page.getByRole('button', { name: 'Pay $35.90' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  expect(await licenceKeys(page)).toHaveLength(1)

  await page.goto(shop('/my-account/subscriptions'))
  await expect(page.getByText(/Next charge: \$35\.90 on/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Netflix Downloader' })).toHaveCount(1)
  await page.getByRole('link', { name: /^Cancel/ }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/Cancelled: nothing more is charged/)).toBeVisible()
  await page.getByRole('button', { name: /^Resume/ }).click()
  await expect(page.getByText(/Next charge: \$35\.90 on/)).toBeVisible()
  const told = await rows<{ name: string }>(
    `select e.name from subscription_events e join subscriptions s on s.id = e.subscription_id
     where s.email = $1 order by e.version`,
    [email],
  )
  expect(told.map(({ name }) => name)).toEqual(['paid', 'cancel', 'resume_subscription'])
})

test('a subscriber sees what a longer plan costs to the cent, pays that, schedules a shorter one and thinks better of it', async ({
  page,
}) => {
  const email = await subscribeMonthly(page)
  await page.goto(shop('/my-account/subscriptions'))
  await page.getByRole('link', { name: /^Change plan/ }).click()
  const yearly = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '1 year' }) })
  await expect(yearly).toContainText(/Next charge with your current plan\s*\$35\.90 on/)
  const pay = yearly.getByRole('button', { name: /^Pay \$[\d.]+ and change to 1 year/ })
  const amount = /\$([\d.]+)/.exec(await pay.innerText())?.[1] ?? ''
  await pay.click()
  await expect(page.getByText(/Next charge: \$64\.90 on/)).toBeVisible()
  const charges = await rows<{ total: number }>(
    `select o.total::int as total from orders o where o.email = $1 and o.state = 'paid' order by o.charge`,
    [email],
  )
  expect(charges.map(({ total }) => total)).toEqual([3590, Math.round(Number(amount) * 100)])

  await page.getByRole('link', { name: /^Change plan/ }).click()
  await page.getByRole('button', { name: /^Change to 1 month on/ }).click()
  await expect(page.getByText(/^From .*: 1 month\./)).toBeVisible()
  await page.getByRole('link', { name: /^Change plan/ }).click()
  await page.getByRole('button', { name: 'Stay with 1 year' }).click()
  await expect(page.getByText(/^From .*: 1 month\./)).toHaveCount(0)
  await expect(page.getByText(/Next charge: \$64\.90 on/)).toBeVisible()
})

test('a subscriber adds a product at the price shown, gives it up, keeps it, and stays for a coupon instead of cancelling', async ({
  page,
}) => {
  const email = await subscribeMonthly(page)
  await page.goto(shop('/my-account/subscriptions'))
  await page.getByRole('link', { name: /^Change plan or products/ }).click()
  await page.getByLabel('Product to add').selectOption({ label: 'Hulu Downloader' })
  await page.getByRole('button', { name: 'Show the price' }).click()
  const pay = page.getByRole('button', { name: /^Pay \$[\d.]+ and add Hulu Downloader/ })
  const amount = /\$([\d.]+)/.exec(await pay.innerText())?.[1] ?? ''
  await pay.click()
  await expect(page.getByText('With Hulu Downloader.')).toBeVisible()
  const charges = await rows<{ total: number }>(
    `select o.total::int as total from orders o where o.email = $1 and o.state = 'paid' order by o.charge`,
    [email],
  )
  expect(charges.map(({ total }) => total)).toEqual([3590, Math.round(Number(amount) * 100)])

  await page.getByRole('button', { name: 'Give up Hulu Downloader' }).click()
  await expect(page.getByText(/^Until .*: Hulu Downloader\. It does not renew\./)).toBeVisible()
  await expect(page.getByText(/Next charge: \$35\.90 on/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep Hulu Downloader' }).click()
  await expect(page.getByText('With Hulu Downloader.')).toBeVisible()

  await page.getByRole('link', { name: /^Cancel/ }).click()
  await expect(page.getByRole('heading', { name: 'Or stay for less' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay with $5.00 off' }).click()
  await expect(page.getByText(/Next charge: \$[\d.]+ on/)).toBeVisible()
  await page.getByRole('link', { name: /^Cancel/ }).click()
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Or stay for less' })).toHaveCount(0)
})
