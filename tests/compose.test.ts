import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DCLinter } from 'dclint'
import { expect, test } from 'vitest'

/** Where lines stand is ours to say; and the proxy's port is for everybody. */
const OURS = /order$|^no-quotes-in-volumes$|^no-unbound-port-interfaces$/

/** What the compose schema and the linter's rules say of a file. */
async function problemsOf(file: string): Promise<string[]> {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })
  const [result] = await linter.lintFiles([file], false)
  const messages = result?.messages ?? []
  return messages.filter(({ rule }) => !OURS.test(rule)).map(({ rule, message }) => `${rule}: ${message}`)
}

test('compose.yaml is what the compose schema allows', async () => {
  expect(await problemsOf('compose.yaml')).toEqual([])
})

test('a word that compose does not know would be seen', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compose-'))
  const file = path.join(folder, 'compose.yaml')
  writeFileSync(file, readFileSync('compose.yaml', 'utf8').replace('read_only:', 'readonly:'))
  expect(await problemsOf(file)).toEqual([expect.stringContaining('invalid-schema')])
  rmSync(folder, { recursive: true })
})

test('every setting that compose.yaml gives the shop is one of .env.example', () => {
  const example = readFileSync('.env.example', 'utf8')
  const given = [...readFileSync('compose.yaml', 'utf8').matchAll(/^ {4,6}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name = '']) => name,
  )
  const foreign = /^(?:POSTGRES|AWS)_/
  const known = given.filter(name => !foreign.test(name))
  expect(known.length).toBeGreaterThan(20)
  expect(known.filter(name => !new RegExp(`^# ${name}=`, 'm').test(example))).toEqual([])
})
