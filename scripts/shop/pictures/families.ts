import path from 'node:path'
import { decidedConsent } from '../../../tests/support/decided-consent'
import type { Look } from '../../../tests/support/looks'
import { samplePages } from '../../../tests/support/sample-pages'
import { folderOf, openPageIn, type Studio, takePicture, takeWhole } from './studio'

const HEIGHT = 900
const DECIDED = { cookies: decidedConsent(), origins: [] }

/** Every family whole, and the first screen of home as who comes for the first time sees it. */
export async function takeFamilies(studio: Studio): Promise<void> {
  for (const look of studio.looks) {
    const folder = folderOf('families', look)
    await takeFirstVisit(studio, look, folder)
    const page = await openPageIn(studio, { look, height: HEIGHT, storageState: DECIDED })
    for (const { host, path: address } of samplePages(look.locale)) {
      await page.goto(`http://${host}:${studio.shop.port}${address}`)
      await takeWhole(page, path.join(folder, nameOf(host, address)))
    }
    await page.context().close()
  }
}

async function takeFirstVisit(studio: Studio, look: Look, folder: string): Promise<void> {
  const page = await openPageIn(studio, { look, height: HEIGHT })
  const [home] = samplePages(look.locale)
  await page.goto(`http://${home?.host}:${studio.shop.port}${home?.path}`)
  await page.getByRole('dialog').waitFor()
  await takePicture(page, path.join(folder, 'first_visit'))
  await page.context().close()
}

const nameOf = (host: string, address: string) =>
  `${host}${address}`.replace(/[^a-z0-9]+/g, '_').replace(/_$/, '')
