import { readdirSync, readFileSync } from 'node:fs'
import { contentTexts } from '@seed/content'
import { expect, test } from 'vitest'
import { BROWSER_STORAGE, type BrowserStorage } from '@/site/browser-storage'
import { CONSENT_DAYS } from '@/site/consent'
import { isLocale, LOCALES } from '@/site/locale'
import { MESSAGES } from '@/site/messages'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file))
  .map(file => readFileSync(`src/${file}`, 'utf8'))
const constants = new Map(
  files.flatMap(text =>
    [...text.matchAll(/const ([A-Z_]+) = '([^']+)'/g)].map(([, name = '', value = '']) => [name, value]),
  ),
)

/** What makes a cookie says how long it stays; only staff get these. */
const MAKES_COOKIES = /maxAge:|max-age=|Cookies\.set\(/
const OF_STAFF = ['staff_device', 'preview']

/** The names of all cookies that the code makes: written out, or by a constant. What has a key as well is a rate limit. */
const cookies = new Set(
  files
    .filter(text => MAKES_COOKIES.test(text))
    .flatMap(text => [
      ...[...text.matchAll(/\bname: '([a-z_]+)'(?!, key)/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/\b[A-Z_]*(?:COOKIE|CHOICE|GUEST_TOKEN|CLIENT_EMAIL|CLIENT_MAC)\b/g)].map(
        ([name]) => constants.get(name) ?? '',
      ),
    ])
    .filter(name => name !== '' && !OF_STAFF.includes(name)),
)

const inTable = (kind: BrowserStorage['kind']) =>
  BROWSER_STORAGE.filter(each => each.kind === kind).map(({ name }) => name)

// Those whose names an editor's row ends are found by the crawl alone.
test('the table that the cookies policy shows has every cookie that the code makes', () => {
  const fixed = inTable('cookie').filter(name => !name.endsWith('*'))
  expect([...cookies].sort()).toEqual(fixed.toSorted())
})

test.each(LOCALES)('each entry says in %s what it is for', locale => {
  const purposes: Record<string, string> = MESSAGES[locale].storage.purpose
  expect(Object.keys(purposes).sort()).toEqual(BROWSER_STORAGE.map(({ name }) => name).toSorted())
})

test.each(Object.entries(contentTexts))(
  'the cookies policy in %s says what is chosen, and that it can be taken back',
  (locale, texts) => {
    const { body } = texts?.legal?.cookies_policy ?? { body: '' }
    expect(isLocale(locale) && body.includes(MESSAGES[locale].common.footer.cookieSettings)).toBe(true)
    expect(body).toContain(String(CONSENT_DAYS))
  },
)
