import { randomBytes } from 'node:crypto'
import { expect, type Page, type Request, type Response } from '@playwright/test'
import { shop } from './journey'
import { TEST_STAFF } from './template'

export type Role = 'marketer' | 'writer' | 'support'
export type Login = { email: string; password: string }

/** A new member of staff with a role, made by the first one. */
export async function someStaff(role: Role, admin: Login = TEST_STAFF): Promise<Login> {
  const login = {
    email: `${role}-${randomBytes(4).toString('hex')}@staff.test`,
    password: randomBytes(12).toString('hex'),
  }
  const { token } = await ask('/cms/users/login', admin, 200)
  await ask('/cms/users', { ...login, role }, 201, { authorization: `JWT ${token}` })
  return login
}

/** Far longer than the busiest machine needs: what is not answered by then never is, and this says which call it was. */
const NEVER_MS = 100_000

async function ask(path: string, body: object, status: number, headers: Record<string, string> = {}) {
  const answer = await fetch(shop(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(NEVER_MS),
  })
  const told = await answer.text()
  expect(answer.status, `${path}: ${told}`).toBe(status)
  return JSON.parse(told)
}

/** As the page to sign in does it, which journeys of signing in walk; no page is loaded yet. */
export async function signInToAdmin(page: Page, { email, password }: Login): Promise<void> {
  const answer = await page.request.post(shop('/cms/users/login'), { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Signs in, and is on the first page of the admin. */
export async function openFirstPage(page: Page, login: Login): Promise<void> {
  await signInToAdmin(page, login)
  await page.goto(shop('/admin'))
  await expect(page.getByRole('heading', { name: 'Rule book' })).toBeVisible()
}

/**
 * Types the first text of a form: one that is still coming to life hears nothing, and a row that is added before the
 * server has answered the last change stays empty.
 */
export async function typeFirst(page: Page, field: string, text: string): Promise<void> {
  await expect(async () => {
    const answered = page.waitForResponse(answer => 'next-action' in answer.request().headers(), {
      timeout: 10_000,
    })
    await page.locator(`#field-${field}`).fill('')
    await page.locator(`#field-${field}`).fill(text)
    await answered
  }).toPass()
}

/** Types into a list that offers what there is, and takes the first offer. */
export async function choose(page: Page, field: string, text: string): Promise<void> {
  const list = page.locator(`#field-${field}`)
  await list.locator('input').first().fill(text)
  await list.locator('.rs__option').filter({ hasText: text }).first().click()
  await expect(list.locator('.rs__value-container')).toContainText(text)
}

/** Types an instant (ms, UTC) to the second; the field is in UTC, and writes it as people do. */
export async function typeInstant(page: Page, field: string, at: number): Promise<void> {
  const text = new Date(at).toISOString().slice(0, 19).replace('T', ' ')
  const input = page.locator(`#field-${field} .react-datepicker__input-container input`)
  await input.fill(text)
  await input.press('Enter')
  const [day = '', time = ''] = text.split(' ')
  const written = `^${Number(day.slice(8))} \\w{3} ${day.slice(0, 4)}, ${time.replace(/:00$/, '')}$`
  await expect(input).toHaveValue(new RegExp(written))
}

/** Presses a button of a form that asks once before it is sent, and says yes. */
export async function pressAndAgree(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** Publishes what is on the page, and waits until it is said to be done. */
export async function publish(page: Page): Promise<void> {
  const answer = await save(page)
  expect(answer.status(), await answer.text()).toBeLessThan(300)
}

/** Saves what is on the page, and gives what was answered. */
export async function save(page: Page): Promise<Response> {
  const done = page.waitForResponse(answer => isSaving(answer.request()))
  let isSent = false
  page.on('request', request => {
    isSent ||= isSaving(request)
  })
  // The button takes no click while a draft saves itself.
  await expect(async () => {
    await page.locator('#action-save').click()
    await expect.poll(() => isSent, { timeout: 1_000 }).toBe(true)
  }).toPass()
  return done
}

/** A form is sent as one; drafts save themselves meanwhile, and the admin asks for what it offers by POST too. */
function isSaving(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url())
  const isForm = request.headers()['content-type']?.startsWith('multipart/form-data') ?? false
  return isForm && /^\/cms\/(?!payload-)/.test(pathname) && searchParams.get('draft') !== 'true'
}
