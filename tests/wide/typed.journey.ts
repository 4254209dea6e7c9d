import { randomInt } from 'node:crypto'
import { choose, publish, signInToAdmin, someStaff } from '../support/admin'
import { rows, shop } from '../support/journey'
import { type Browser, expect, type Page, type Request, test } from '../support/journey-test'

const isDraft = (request: Request) => new URL(request.url()).searchParams.get('autosave') === 'true'

test('what is typed into a text is published, however little time the browser has for it', async ({
  browser,
}) => {
  const page = await writing(browser)
  // The editor hands over what was typed when the browser is idle: here it is not until all is done.
  await page.addInitScript(() => {
    window.requestIdleCallback = done => window.setTimeout(done, 5_000)
    window.cancelIdleCallback = task => window.clearTimeout(task)
  })
  const number = await startArticle(page)
  await choose(page, 'author', 'Rights desk')
  await page.locator('.rich-text-lexical [contenteditable=true]').click()
  await page.keyboard.type('The last words')
  await publish(page)
  const [row] = await rows<{ body: unknown }>(
    `select t.body from articles a join articles_translations t on t._parent_id = a.id where a.number = $1`,
    [number],
  )
  expect(JSON.stringify(row?.body)).toContain('The last words')
  await page.close({ runBeforeUnload: false })
})

test('what is typed while a draft saves itself stays, in each field that was typed into', async ({
  browser,
}) => {
  const page = await writing(browser)
  await startArticle(page)
  const [title, summary] = [page.locator('#field-title'), page.locator('#field-summary')]
  const draft = await holdDraft(page)
  await title.fill('Sent')
  await draft.sent
  await title.fill('Typed after it was sent')
  await summary.fill('And then this')
  const next = page.waitForRequest(request => isDraft(request) && request !== draft.request())
  await draft.answer()
  await (await next).response()
  await page.reload()
  await expect(title).toHaveValue('Typed after it was sent')
  await expect(summary).toHaveValue('And then this')
  await page.close({ runBeforeUnload: false })
})

test('a sign-in is renewed while somebody types in its last hour, so that it does not end under their hands', async ({
  browser,
}) => {
  const page = await writing(browser)
  await page.clock.install()
  await startArticle(page)
  const renewed = page.waitForResponse(/\/cms\/users\/refresh-token/)
  await page.clock.fastForward('07:30:00')
  await page.locator('#field-summary').fill('Typed for hours')
  await page.clock.fastForward('00:02')
  expect((await renewed).status()).toBe(200)
  await expect(page.locator('#field-summary')).toHaveValue('Typed for hours')
  await page.close({ runBeforeUnload: false })
})

async function writing(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await signInToAdmin(page, await someStaff('writer'))
  return page
}

async function startArticle(page: Page): Promise<number> {
  const number = randomInt(10_000, 1_000_000_000)
  await page.goto(shop('/admin/collections/articles/create'))
  await page.locator('#field-number').fill(String(number))
  await page.locator('#field-title').fill('Begun')
  await page.waitForResponse(answer => isDraft(answer.request()))
  return number
}

/** Holds the next draft that saves itself once the server has it, until its answer is let through. */
async function holdDraft(page: Page) {
  const [sent, isLetThrough] = [Promise.withResolvers<Request>(), Promise.withResolvers<void>()]
  let held: Request | undefined
  await page.route('**/cms/articles/**', async route => {
    if (!isDraft(route.request()) || held) return route.continue()
    held = route.request()
    const response = await route.fetch()
    sent.resolve(held)
    await isLetThrough.promise
    await route.fulfill({ response })
  })
  return { sent: sent.promise, request: () => held, answer: async () => isLetThrough.resolve() }
}
