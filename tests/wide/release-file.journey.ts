import { signInToAdmin } from '../support/admin'
import { asBrowser, shop } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { TEST_STAFF } from '../support/template'

/** What tells a ZIP archive from other files, and nothing in it. */
const ARCHIVE = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(64)])

test('a file that was added to a version is told in words, and is not sent again by the next save', async ({
  page,
}) => {
  await signInToAdmin(page, TEST_STAFF)
  const made = await page.request.post(shop('/cms/releases'), {
    ...asBrowser(),
    data: {
      application: 'video_win',
      version: '97.1.0',
      date: '2031-01-01',
      notes: ['A note'],
      state: 'draft',
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { doc } = await made.json()
  await page.goto(shop(`/admin/collections/releases/${doc.id}`))
  await page.waitForLoadState('networkidle')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'app.zip', mimeType: 'application/zip', buffer: ARCHIVE })
  await page.locator('#action-save').click()
  await expect(page.getByText(/^ZIP archive · 68 bytes · /)).toBeVisible()

  await page.locator('#field-version').fill('97.1.1')
  const [answer] = await Promise.all([
    page.waitForResponse(response => response.request().method() === 'PATCH'),
    page.locator('#action-save').click(),
  ])
  expect(answer.status(), await answer.text()).toBe(200)
})
