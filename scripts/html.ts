import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkHtml, savePages } from '../tests/support/html-check'
import { samplePages } from '../tests/support/sample-pages'
import startShop from '../tests/support/shop'
import { takeShopOf } from '../tests/support/shop-of-worker'
import { exitWith } from './shop/exit-with'
import { htmlChecker } from './shop/html-checker'
import { say } from './shop/say'

// `npm run html`: the Nu HTML checker over every family of pages in en, de and ja, as the production shop sends them.
async function run(): Promise<number> {
  const checker = htmlChecker()
  const stop = await startShop({ workers: 1 })
  takeShopOf(0)
  const folder = mkdtempSync(path.join(tmpdir(), 'html-'))
  try {
    const pages = (['en', 'de', 'ja'] as const).flatMap(samplePages)
    const problems = checkHtml(checker, await savePages(pages, folder))
    for (const problem of problems) say(problem)
    say(`${pages.length} pages, ${problems.length} errors`)
    return problems.length === 0 ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await stop()
  }
}

exitWith(run())
