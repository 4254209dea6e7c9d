import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { choose, publish, signInToAdmin, someStaff } from '../support/admin'
import { shop } from '../support/journey'
import { expect, type FrameLocator, type Page, test } from '../support/journey-test'

const TITLE = 'Serien für den Nachtzug sichern'
const SUMMARY = 'Was vor der Abfahrt auf dem Laptop liegen sollte.'
const BODY = 'Im Tunnel gibt es kein Netz, aber die Folge läuft weiter.'
const PREVIEW = 'Entwurfsvorschau'

test('a writer writes an article in German, previews it alone, publishes it and finds it in the blog', async ({
  browser,
}) => {
  const number = randomInt(10_000, 1_000_000_000)
  const path = `/de/article/${number}`
  const [writer, visitor] = await Promise.all([browser.newPage(), browser.newPage()])
  await signInToAdmin(writer, await someStaff('writer'))
  await writer.goto(shop('/admin/collections/articles/create?locale=de'))
  await write(writer, number)
  await uploadCover(writer)

  const frame = await openLivePreview(writer)
  await expect(frame.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(frame.getByText(BODY)).toBeVisible()
  await expect(frame.getByRole('img', { name: 'Ein Zug bei Nacht' })).toBeVisible()
  await expect(frame.getByLabel(PREVIEW)).toBeVisible()
  await writer.locator('#field-title').fill(`${TITLE}!`)
  await expect(frame.getByRole('heading', { level: 1, name: `${TITLE}!` })).toBeVisible()
  await expectNothingFor(visitor, path)
  await expectNothingForCookieOf(writer, path)

  await publish(writer)
  await visitor.goto(shop('/de/blog-center'))
  await visitor.getByRole('link', { name: `${TITLE}!` }).click()
  await expect(visitor).toHaveURL(shop(path))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${TITLE}!`)
  await expect(visitor.getByText(BODY)).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'Ein Zug bei Nacht' })).toBeVisible()
  await expect(visitor.getByLabel(PREVIEW)).toHaveCount(0)
  await Promise.all([writer.close(), visitor.close()])
})

async function write(page: Page, number: number): Promise<void> {
  await page.locator('#field-number').fill(String(number))
  await choose(page, 'author', 'redaktion')
  await page.locator('#field-title').fill(TITLE)
  await page.locator('#field-summary').fill(SUMMARY)
  await page.locator('.rich-text-lexical [contenteditable=true]').click()
  await page.keyboard.type(BODY)
  await choose(page, 'categories', 'Video')
}

/** A real picture from the writer's computer, in the drawer of the cover. */
async function uploadCover(page: Page): Promise<void> {
  const background = { r: 20, g: 40, b: 80 }
  const picture = await sharp({ create: { width: 1280, height: 720, channels: 3, background } })
    .png()
    .toBuffer()
  await page.locator('#field-cover').getByRole('button', { name: 'Create new' }).click()
  const drawer = page.locator('.drawer__content')
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'nachtzug.png', mimeType: 'image/png', buffer: picture })
  await drawer.locator('#field-alt').fill('Ein Zug bei Nacht')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#field-cover')).toContainText('nachtzug')
}

async function openLivePreview(page: Page): Promise<FrameLocator> {
  await page.locator('#live-preview-toggler').click()
  return page.frameLocator('#live-preview-iframe')
}

async function expectNothingFor(visitor: Page, path: string): Promise<void> {
  expect((await visitor.goto(shop(path)))?.status()).toBe(404)
}

/** The preview's own cookie, in the browser of somebody who is not signed in, shows nothing. */
async function expectNothingForCookieOf(writer: Page, path: string): Promise<void> {
  const leaked = (await writer.context().cookies()).filter(({ name }) => name === 'preview')
  expect(leaked).toHaveLength(1)
  const cookie = leaked.map(({ name, value }) => `${name}=${value}; payload-token=guess`).join('; ')
  expect((await fetch(shop(path), { headers: { cookie } })).status).toBe(404)
}
