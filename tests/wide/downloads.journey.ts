import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { licenceKeys, register, rows, shop, someEmail } from '../support/journey'
import { devices, expect, test } from '../support/journey-test'

const PHONE = { userAgent: devices['iPhone 14'].userAgent, viewport: { width: 390, height: 844 } }

type Fetched = { name: string; bytes: Buffer }

const filesIn = ({ bytes }: Fetched): Map<string, Uint8Array> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [path.basename(name), content]))

test('a buyer on a Mac gets the file of what they bought, whole, and what is in it knows their licence', async ({
  page,
}) => {
  const [email, password] = [someEmail(), 'long4enough@now']
  await register(page, email, password)
  await page.goto(shop('/checkout?route=netflix_downloader&plan=LFT&os=mac'))
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await licenceKeys(page)
  const [letter] = await rows<{ text: string }>(
    `select text from emails where "to" = $1 and kind = 'licences'`,
    [email],
  )
  expect(letter?.text).toContain('/downloading?p=video_mac')

  const starting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Tidemark Video for Mac' }).click()
  const download = await starting
  const file = { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
  expect(file.name).toBe('tidemark-video-6.4.0-mac-sample.zip')
  await expect(page.locator('[data-file]')).toHaveText(file.name)
  await expect(page.locator('[data-sha256]')).toHaveText(
    createHash('sha256').update(file.bytes).digest('hex'),
  )
  await expect(page.getByText('macOS 12 or later')).toBeVisible()

  const script = filesIn(file).get('licence-check.command')
  expect(runScript(script, { email, password })).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/product 10338, plan LFT, for life: may run/),
  })
  expect(runScript(script, { email, password: 'not-the-one-1' })).toMatchObject({
    status: 1,
    stderr: 'The email address or the password is wrong.\n',
  })

  await page.goto(shop('/my-account'))
  await expect(page.getByRole('link', { name: 'Download Tidemark Video for Mac' })).toHaveAttribute(
    'href',
    /\/downloading\?p=video_mac$/,
  )
})

/** As the owner of a Mac does after a double click; the address of this shop stands behind the command. */
function runScript(script: Uint8Array | undefined, { email, password }: { email: string; password: string }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sample-'))
  const command = path.join(folder, 'licence-check.command')
  writeFileSync(command, script ?? '')
  chmodSync(command, 0o755)
  const env = { ...process.env, SHOP_EMAIL: email, SHOP_PASSWORD: password }
  const { status, stdout, stderr } = spawnSync('bash', [command, shop('')], { env, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return { status, stdout, stderr }
}

test('what has no file says so before the click, on every page that would lead to it', async ({ page }) => {
  await rows(`update releases set state = 'retired' where application = 'music_win' and state = 'published'`)
  try {
    const sentence = page.getByText('Tidemark Music cannot be downloaded for Windows at the moment.')
    for (const address of ['/spotify-converter', '/download?os=win', '/downloading?p=music_win']) {
      await expect(async () => {
        await page.goto(shop(address))
        await expect(sentence).toBeVisible()
      }).toPass()
      await expect(page.locator('a[href*="p=music_win"]')).toHaveCount(0)
      await expect(page.locator('meta[http-equiv=refresh]')).toHaveCount(0)
    }
    const { status, headers } = await fetch(shop('/service/download-link?p=soundmate_win'), {
      redirect: 'manual',
    })
    expect([status, headers.get('location')]).toEqual([302, '/downloading?p=music_win'])
  } finally {
    await rows(
      `update releases set state = 'published' where application = 'music_win' and filename is not null`,
    )
  }
})

test('a phone has the links sent to a computer; a desktop is not asked', async ({ browser }) => {
  const desktop = await browser.newPage({ locale: 'de-DE' })
  await desktop.goto(shop('/de/netflix-downloader'))
  await expect(desktop.locator('#links')).toHaveCount(0)
  await desktop.close()

  const phone = await browser.newPage({ ...PHONE, locale: 'de-DE' })
  await phone.goto(shop('/de/netflix-downloader'))
  const email = someEmail()
  await phone
    .getByRole('region', { name: 'Den Link an meinen Computer senden' })
    .getByLabel('E-Mail')
    .fill(email)
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('Die E-Mail ist unterwegs')).toBeVisible()
  await expect
    .poll(() => rows(`select subject, state from emails where "to" = $1`, [email]))
    .toEqual([{ subject: 'Ihre Links zum Herunterladen von Tidemark', state: 'kept' }])
  const [letter] = await rows<{ text: string }>(`select text from emails where "to" = $1`, [email])
  for (const name of ['video_win', 'video_mac'])
    expect(letter?.text).toMatch(new RegExp(`/de/downloading\\?p=${name}\\b`))

  await phone.goto(shop('/de/downloading?p=video_win'))
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Diese Datei ist für Ihren Computer')
  await expect(phone.locator('meta[http-equiv=refresh]')).toHaveCount(0)
  await phone.close()
})
