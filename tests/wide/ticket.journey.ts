import { createTransport } from 'nodemailer'
import { freePort } from '../../scripts/shop/free-port'
import { choose, signInToAdmin, someStaff } from '../support/admin'
import { register, rows, shop, someEmail } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'
import type { Mailbox } from '../support/mailbox'
import { openMailingShop } from '../support/mailing-shop'
import { PIXEL } from '../support/pixel'

const PASSWORD = 'long4enough@now'

let mailbox: Mailbox
let port: number
test.beforeAll(async () => {
  port = await freePort()
  mailbox = await openMailingShop({ SUPPORT_MAIL_PORT: String(port) })
})
test.afterAll(() => mailbox.close())

async function ask(page: Page, email: string): Promise<string> {
  await register(page, email, PASSWORD)
  await page.goto(shop('/my-account/support-ticket'))
  await page.getByLabel('What is it about?').selectOption('application')
  await page.getByLabel('Your message').fill('The window stays empty, as the picture shows.')
  const files = page.getByLabel('Attachments (optional)').first()
  await files.setInputFiles({
    name: 'film.mkv',
    mimeType: 'video/x-matroska',
    buffer: Buffer.alloc(4_000_000),
  })
  await expect(page.getByText('Each file may have 3 MB at most.')).toBeVisible()
  await files.setInputFiles({ name: 'my window.png', mimeType: 'image/png', buffer: PIXEL })
  await page.getByRole('button', { name: 'Send' }).first().click()
  await expect(page.getByText('Your message is with us')).toBeVisible()
  const [ticket] = await rows<{ number: string }>(
    'select t.number from tickets t join customers c on c.id = t.customer_id where c.email = $1',
    [email],
  )
  return ticket?.number ?? ''
}

/** As a member of staff whose way leads through the list of tickets. */
async function answerInAdmin(page: Page, number: string, text: string): Promise<void> {
  await signInToAdmin(page, await someStaff('support'))
  await page.goto(shop('/admin/collections/ticket-messages/create'))
  await choose(page, 'ticket', number)
  await page.locator('#field-text').fill(text)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/ticket-messages\/[0-9a-f-]{36}/)
}

/** As a link on the page would ask for it. */
const fetched = (page: Page, path: string) =>
  page.evaluate(async asked => {
    const { status, headers } = await fetch(asked)
    return {
      status,
      disposition: headers.get('content-disposition'),
      sniffing: headers.get('x-content-type-options'),
    }
  }, path)

const answersTo = (email: string) =>
  mailbox.emails.filter(({ to, replyTo }) => [to].flat()[0]?.text === email && replyTo !== undefined)

test('a customer asks with a picture, reads the answer in the mailbox, answers by mail and sees the whole thread', async ({
  page,
  browser,
}) => {
  const email = someEmail()
  const number = await ask(page, email)

  const link = page.getByRole('link', { name: /^Attachment: my window\.png/ })
  const path = (await link.getAttribute('href')) ?? ''
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('my window.png')

  const support = await (await browser.newContext()).newPage()
  await answerInAdmin(support, number, 'Please start it once <b>without</b> other programs.')
  expect((await support.request.get(shop(path))).status()).toBe(404)
  const [file] = await rows<{ filename: string }>(
    'select filename from ticket_attachments order by created_at desc limit 1',
  )
  const stored = `/cms/ticket-attachments/file/${file?.filename}`
  expect(await fetched(support, stored)).toEqual({
    status: 200,
    disposition: 'attachment',
    sniffing: 'nosniff',
  })
  expect((await fetched(page, stored)).status).toBe(403)
  await support.context().close()

  await expect.poll(() => answersTo(email).length, { timeout: 120_000 }).toBe(1)
  const [answer] = answersTo(email)
  expect(answer?.subject).toContain(number)
  expect(answer?.text).toContain('Please start it once <b>without</b> other programs.')

  const client = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  await client.sendMail({
    from: email,
    to: answer?.replyTo?.text,
    subject: `Re: ${answer?.subject}`,
    text: `That was it, thank you!\n\nOn Friday, Tidemark wrote:\n> ${answer?.text?.replaceAll('\n', '\n> ')}`,
  })
  client.close()

  await page.goto(shop('/my-account/support-ticket'))
  const thread = page.locator(`[id="${number}"] ol > li`)
  await expect(thread).toHaveCount(3)
  await expect(thread.nth(1)).toContainText('Please start it once <b>without</b> other programs.')
  await expect(thread.nth(2)).toContainText('That was it, thank you!')
  await expect(thread.nth(2)).not.toContainText('other programs')
})
