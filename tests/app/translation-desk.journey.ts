import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { signInToAdmin, someStaff } from '../support/admin'
import { rows, shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'
import { block, card, heading, link, paragraph, richText, table, words } from '../support/rich-text'

/** Another one in a second try. */
const NUMBER = randomInt(900_000, 990_000)

const text = (first: string, product: string) =>
  richText(
    paragraph(words(first), link('Netflix', '/netflix-downloader'), words('.')),
    table(['Dienst', 'Auflösung']),
    card(product),
  )

/** Saves a document as the admin does, by its own call. */
async function save(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.fetch(shop(`/cms${path}`), {
    method: path.includes('?draft') ? 'PATCH' : 'POST',
    headers: { origin: new URL(shop('/')).origin },
    data,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { doc } = await answer.json()
  return String(doc.id)
}

async function openDesk(page: Page, id: string, language: string): Promise<void> {
  await page.goto(shop(`/admin/translation-desk?kind=articles&document=${id}&language=${language}`))
  await page.waitForLoadState('networkidle')
}

const box = (page: Page, path: string) => page.locator(`[id="desk-${path}"]`)

test('a German article with a table and a card is translated: French goes out, Japanese stays a draft, and a change marks both', async ({
  page,
}) => {
  const [author] = await rows<{ id: string }>('select id from authors limit 1')
  const [product] = await rows<{ id: string }>('select id from products limit 1')
  await signInToAdmin(page, await someStaff('writer'))
  const id = await save(page, '/articles?locale=de', {
    number: NUMBER,
    author: author?.id,
    published_at: '2026-01-01T00:00:00.000Z',
    title: 'Filme am Schreibtisch',
    body: text('So geht es mit ', product?.id ?? ''),
    _status: 'published',
  })

  await openDesk(page, id, 'ja')
  await box(page, 'title').fill('机の上の映画')
  await box(page, 'body/0').fill('<1>Netflix</1>での方法です。')
  await box(page, 'body/1.0.0.0').fill('サービス')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByText('Saved in Japanese.')).toBeVisible()

  await openDesk(page, id, 'fr')
  await box(page, 'title').fill('Des films au bureau')
  await box(page, 'body/0').fill('Voici comment.')
  await page.getByRole('button', { name: 'Publish in French' }).click()
  await expect(page.getByText('<1> is missing', { exact: false }).first()).toBeVisible()
  await box(page, 'body/0').fill('Voici comment avec <1>Netflix</1>.')
  await page.getByRole('button', { name: 'Publish in French' }).click()
  await expect(page.getByText('Published in French.')).toBeVisible()
  expect((await page.request.get(shop(`/fr/article/${NUMBER}`))).status()).toBe(200)
  expect((await page.goto(shop(`/ja/article/${NUMBER}`)))?.status()).toBe(404)

  await save(page, `/articles/${id}?draft=true&locale=de`, {
    body: text('So geht es heute mit ', product?.id ?? ''),
    _status: 'draft',
  })
  await page.goto(shop('/admin/translations?words=Schreibtisch'))
  await expect(page.getByRole('link', { name: /in Japanese: Outdated/ })).toBeVisible()
  await page.getByRole('link', { name: /in French: Outdated/ }).click()
  await expect(page.locator('ins').first()).toContainText('heute')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: /as still right/ }).click()
  await expect(page.getByText('Marked as still right in French.')).toBeVisible()
  await expect(page.getByText('The original changed since.')).toHaveCount(0)

  await box(page, 'title').fill('Pas encore')
  const away = page.getByRole('link', { name: 'Form in French' })
  await away.click()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText('not saved yet')
  await asked.getByRole('button', { name: 'Stay here' }).click()
  await expect(box(page, 'title')).toHaveValue('Pas encore')
  await away.click()
  await asked.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL(/collections\/articles\/.*locale=fr/)

  await page.getByText('Unpublish in French later').click()
  await page.getByLabel('Date and time').fill('2099-03-01T09:00')
  await page.getByRole('button', { name: 'Schedule in French' }).click()
  const scheduled = page.locator('[data-scheduled]')
  await expect(scheduled).toContainText(/Unpublish in French: .*2099.* UTC/)
  await page.goto(shop('/admin/calendar?view=month&day=2099-03-01&zone=UTC'))
  await expect(page.getByText('Is unpublished').first()).toBeVisible()
  await page.goto(shop(`/admin/collections/articles/${id}?locale=fr`))
  // Before the form is alive a click is lost.
  await page.waitForLoadState('networkidle')
  await scheduled.getByRole('button', { name: 'Cancel: Unpublish in French' }).click()
  await expect(scheduled).toHaveCount(0)
})

async function savePicture(page: Page): Promise<string> {
  const background = { r: 20, g: 40, b: 80 }
  const buffer = await sharp({ create: { width: 1280, height: 720, channels: 3, background } })
    .png()
    .toBuffer()
  const answer = await page.request.post(shop('/cms/media?locale=de'), {
    headers: { origin: new URL(shop('/')).origin },
    multipart: {
      file: { name: 'bahnsteig.png', mimeType: 'image/png', buffer },
      _payload: JSON.stringify({ alt: 'Ein Bahnsteig bei Nacht' }),
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { doc } = await answer.json()
  return String(doc.id)
}

test('an article with a notice, a captioned picture, a card and a button is published and seen, and opens in the editor', async ({
  page,
}) => {
  const [author] = await rows<{ id: string }>('select id from authors limit 1')
  const [product] = await rows<{ id: string }>(
    `select id from products where route = 'netflix_downloader' and os = 'win'`,
  )
  await signInToAdmin(page, await someStaff('writer'))
  const picture = await savePicture(page)
  const id = await save(page, '/articles?locale=de', {
    number: NUMBER + 1,
    author: author?.id,
    published_at: '2026-01-01T00:00:00.000Z',
    title: 'Vor der Abfahrt',
    body: richText(
      heading('h1', 'Was zuerst'),
      block('notice', { tone: 'tip', text: 'Erst Platz schaffen.' }),
      block('figure', { picture, caption: 'Der Bahnsteig' }),
      block('productCard', { product: product?.id }),
      block('button', { label: 'Alle Produkte', href: '/products' }),
    ),
    _status: 'published',
  })
  await page.goto(shop(`/admin/collections/articles/${id}?locale=de`))
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.rich-text-lexical')).toContainText('Was zuerst')

  await page.goto(shop(`/de/article/${NUMBER + 1}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vor der Abfahrt')
  await expect(page.getByRole('heading', { level: 2, name: 'Was zuerst' })).toBeVisible()
  await expect(page.getByRole('note')).toContainText('Erst Platz schaffen.')
  await expect(page.getByText('Der Bahnsteig', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /Netflix.*ab / })).toBeVisible()
  await page.getByRole('link', { name: 'Alle Produkte' }).last().click()
  await expect(page).toHaveURL(shop('/de/products'))
})
