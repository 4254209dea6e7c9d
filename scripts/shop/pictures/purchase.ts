import path from 'node:path'
import type { Page } from '@playwright/test'
import { hostOf, type Look } from '../../../tests/support/looks'
import { onDatabase } from '../../../tests/support/shop-copy'
import { folderOf, openPageIn, type Studio, takeWhole } from './studio'

const HEIGHT = 900
const WANTED = '/checkout?route=netflix_downloader&plan=LFT&os=win'

/** What a guest sees between the order and the key: the payer's page, a payment that fails, and the one that does not. */
export async function takePurchase(studio: Studio): Promise<void> {
  for (const look of studio.looks) {
    // Buyers come from many networks, these pictures from one.
    await onDatabase(studio.shop.database, db => db.query(`delete from rate_limits where key like 'place%'`))
    const page = await openPageIn(studio, { look, height: HEIGHT })
    await takeOf(page, studio.shop.port, look)
    await page.context().close()
  }
}

async function takeOf(page: Page, port: number, look: Look): Promise<void> {
  const folder = folderOf('purchase', look)
  const take = (name: string) => takeWhole(page, path.join(folder, name))
  await page.goto(`http://${hostOf(look.locale)}:${port}${WANTED}`)
  await page.locator('input[name=email]').fill(`${Object.values(look).join('-')}@example.com`)
  await send(page, 'place')
  await take('payer')
  await page.locator('button[value=decline]').click()
  // The page that waits for the payment has that form too, without the terms.
  await page.locator('form[action$="/checkout/pay"] a').first().waitFor()
  await take('declined')
  await send(page, 'pay')
  await page.locator('button[value=pay]').click()
  await page.locator('[data-key]').waitFor()
  await take('keys')
}

async function send(page: Page, form: 'place' | 'pay'): Promise<void> {
  await page.locator(`form[action$="/checkout/${form}"] button`).click()
  await page.waitForURL(/\/sandbox\//)
}
