import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { decidedConsent } from '../tests/support/decided-consent'
import { findBrowser } from './shop/browser'
import { exitWith } from './shop/exit-with'
import { ROOT } from './shop/paths'
import { AUTHORING_PICTURES } from './shop/pictures/authoring/names'
import { SCENES } from './shop/pictures/authoring/scenes'
import { sittings } from './shop/pictures/authoring/sittings'
import { writePicture } from './shop/pictures/authoring/write-picture'
import { say } from './shop/say'

// `npm run pictures:authoring`: the pictures of docs/authoring.md, of the admin of a shop that runs (SHOP_URL, by default
// http://localhost:3000), as three roles. ADMIN_EMAIL and ADMIN_PASSWORD are a login that may make others. It leaves drafts, a launch,
// three logins and a ticket behind: take a shop for trying. `-- calendar import` takes only those.

const FOLDER = path.join(ROOT, 'docs/pictures')

const settings = z.object({
  SHOP_URL: z.url().default('http://localhost:3000'),
  ADMIN_EMAIL: z.email(),
  ADMIN_PASSWORD: z.string(),
})

async function main(): Promise<void> {
  const { SHOP_URL, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings.parse(process.env)
  process.env.SHOP_URL = SHOP_URL
  mkdirSync(FOLDER, { recursive: true })
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  const { pageOf, customer } = sittings(browser, {
    admin: { email, password },
    consent: decidedConsent(),
  })
  const named = process.argv.slice(2)
  for (const name of AUTHORING_PICTURES) {
    if (named.length > 0 && !named.includes(name)) continue
    const { role, open, part } = SCENES[name]
    const page = await pageOf(role)
    await open(page, { customer })
    const bytes = await writePicture(page, part?.(page), path.join(FOLDER, `${name}.webp`))
    say(`${name}: ${Math.round(bytes / 1024)} KB`)
  }
  await browser.close()
}

exitWith(main().then(() => 0))
