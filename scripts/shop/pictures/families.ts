import path from 'node:path'
import { samplePages } from '../../../tests/support/sample-pages'
import { folderOf, openPageIn, type Studio, takePicture } from './studio'

const HEIGHT = 2_400

export async function takeFamilies(studio: Studio): Promise<void> {
  for (const look of studio.looks) {
    const folder = folderOf('families', look)
    const page = await openPageIn(studio, { look, height: HEIGHT })
    for (const { host, path: address } of samplePages(look.locale)) {
      await page.goto(`http://${host}:${studio.shop.port}${address}`)
      await takePicture(page, path.join(folder, nameOf(host, address)))
    }
    await page.context().close()
  }
}

const nameOf = (host: string, address: string) =>
  `${host}${address}`.replace(/[^a-z0-9]+/g, '_').replace(/_$/, '')
