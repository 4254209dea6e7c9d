import { readdirSync, readFileSync } from 'node:fs'
import { contentTexts } from '@seed/content'
import { expect, test } from 'vitest'

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

/** The names of all cookies that the code makes: written out, or by a constant. */
const cookies = new Set(
  files
    .filter(text => MAKES_COOKIES.test(text))
    .flatMap(text => [
      ...[...text.matchAll(/\bname: '([a-z_]+)'/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/\b[A-Z_]*(?:COOKIE|CHOICE)\b/g)].map(([name]) => constants.get(name) ?? ''),
    ])
    .filter(name => name !== '' && !OF_STAFF.includes(name)),
)

test.each(Object.entries(contentTexts))(
  'the cookies policy in %s lists every cookie that visitors get',
  (_, texts) => {
    expect([...cookies].sort()).toEqual(
      ['checkout_email', 'country', 'email', 'locale', 'orders', 'os', 'token', 'user_info'].sort(),
    )
    const { body } = texts?.legal?.cookies_policy ?? { body: '' }
    const listed = [...body.matchAll(/^- \*\*([a-z_]+)/gm)].map(([, name]) => name)
    expect([...cookies].filter(name => !listed.includes(name))).toEqual([])
  },
)
