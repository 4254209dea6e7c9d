import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'

/** The compressed bytes of all scripts that a page loads at once, in kilobytes; old browsers' own are not loaded. */
export async function scriptWeight(address: string): Promise<number> {
  const html = await (await fetch(address)).text()
  const sources = new Set(
    [...html.matchAll(/<script([^>]+)src="([^"]+)"([^>]*)>/g)]
      .filter(([, before, , after]) => !/nomodule/i.test(`${before}${after}`))
      .map(([, , source]) => new URL(source ?? '', address).href),
  )
  const weights = await Promise.all([...sources].map(weightOf))
  return weights.reduce((sum, weight) => sum + weight, 0) / 1000
}

async function weightOf(source: string): Promise<number> {
  const answer = await fetch(source)
  if (!answer.ok) throw new Error(`${source} answers ${answer.status}`)
  return gzipSync(Buffer.from(await answer.arrayBuffer())).length
}

/** What a page and all that it loads by itself take on their way, in kilobytes. */
export async function wholeWeight(page: Page, address: string): Promise<number> {
  const loaded: Request[] = []
  page.on('requestfinished', request => loaded.push(request))
  await page.goto(address, { waitUntil: 'load' })
  const sizes = await Promise.all(loaded.map(request => request.sizes()))
  return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0) / 1000
}
