import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { askRaw } from './raw-request'
import type { SamplePage } from './sample-pages'

/** Saved pages: the address of each by its file. */
export type SavedPages = ReadonlyMap<string, string>

/** The pages as the shop at SHOP_URL sends them, each in a file. */
export async function savePages(pages: readonly SamplePage[], folder: string): Promise<SavedPages> {
  const port = Number(new URL(process.env.SHOP_URL ?? '').port)
  const saved = new Map<string, string>()
  for (const { host, path: asked, locale } of pages) {
    // As a browser: to a program without a name Next sends the title after the head.
    const headers = { 'accept-language': locale, 'user-agent': 'Mozilla/5.0' }
    const { body } = await askRaw({ port, host: `${host}:${port}`, path: asked, headers })
    const file = path.join(folder, `${saved.size}.html`)
    writeFileSync(file, body)
    saved.set(file, `${host}${asked} (${locale})`)
  }
  return saved
}

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      lastColumn: z.number().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
})

/** The errors that the checker finds in saved pages, one line each. */
export function checkHtml({ java, jar }: { java: string; jar: string }, pages: SavedPages): string[] {
  const nameOf = new Map([...pages].map(([file, address]) => [pathToFileURL(file).href, address]))
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--errors-only']
  const { stdout, stderr, status } = spawnSync(java, ['-Xss8m', '-jar', jar, ...options, ...pages.keys()], {
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`The HTML checker failed: ${stderr}`)
  const { messages } = report.parse(JSON.parse(stdout))
  return messages
    .filter(({ type }) => type !== 'info')
    .map(({ url, lastLine, lastColumn, message, extract }) => {
      const place = `${nameOf.get(url?.replace(/^file:\/(?!\/)/, 'file:///') ?? '') ?? url} ${lastLine}:${lastColumn}`
      return `${place} ${message} ${JSON.stringify(extract ?? '')}`
    })
}
