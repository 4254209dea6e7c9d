import { bubblingForms } from '../support/bubbles'
import { shop } from '../support/journey'
import { devices, expect, test } from '../support/journey-test'
import { askRaw } from '../support/raw-request'
import { samplePages } from '../support/sample-pages'

test('no form of any family of pages leaves it to the browser to say what is wrong', async () => {
  const port = Number(new URL(shop('/')).port)
  const found: string[] = []
  for (const { host, path } of samplePages('en')) {
    const { body } = await askRaw({ port, host: `${host}:${port}`, path })
    for (const form of bubblingForms(body.toString())) found.push(`${path}: ${form}`)
  }
  expect(found).toEqual([])
})

for (const javaScriptEnabled of [true, false])
  test(`what is missing or wrong is said beside its field, ${javaScriptEnabled ? 'with a script' : 'without one'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, locale: 'de-DE' })
    const page = await context.newPage()
    const submit = page.locator('main form button[type=submit]')
    const wrong = page.locator('main [aria-invalid=true]')

    for (const address of ['/de/forgot-password', '/my-account/devices?lost=1']) {
      await page.goto(shop(address))
      await submit.click()
      await expect(page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeVisible()
      await expect(wrong).toBeFocused()
      await wrong.fill('keine Adresse')
      await submit.click()
      await expect(page.getByText('Das sieht nicht nach einer E-Mail-Adresse aus.')).toBeVisible()
      await expect(wrong).toBeFocused()
    }

    await page.goto(shop('/de/article/101'))
    const comment = page.locator('#comments form')
    await comment.locator('input[name=name]').fill('Ada')
    await comment.locator('textarea').fill('Zu kurz.')
    await comment.locator('button').click()
    await expect(comment.getByText('Bitte schreiben Sie etwas ausführlicher')).toBeVisible()
    await expect(comment.locator('input[name=name]')).toHaveValue('Ada')
    await expect(comment.locator('textarea')).toHaveValue('Zu kurz.')
    // Without a script the address leads to the form by its fragment, and then browsers focus nothing by themselves.
    await expect(comment.locator('textarea')).toBeInViewport()
    if (javaScriptEnabled) await expect(comment.locator('textarea')).toBeFocused()
    await comment.locator('textarea').fill('Ausführlich genug, um hier zu stehen.')
    await comment.locator('button').click()
    await expect(page.getByText('Ihr Kommentar wartet auf die Prüfung')).toBeVisible()

    await page.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=win'))
    await page.locator('form[action="/order/checkout/place"] button').click()
    await expect(page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeVisible()
    await expect(wrong).toBeFocused()
    await context.close()
  })

test('a phone that asks for its links without an address reads why in the page', async ({ browser }) => {
  const { userAgent, viewport } = devices['iPhone 14']
  const context = await browser.newContext({ userAgent, viewport, javaScriptEnabled: false, locale: 'ja-JP' })
  const page = await context.newPage()
  await page.goto(shop('/download', 'jp.localhost'))
  await page.locator('#links form button').click()
  await expect(page.locator('#links [aria-invalid=true]')).toBeVisible()
  await expect(page.locator('#links [role=alert]')).toBeVisible()
  await context.close()
})
