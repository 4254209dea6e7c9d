import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Of decisions the paths are those of their day: only their links have to lead somewhere. */
const TODAYS = ['README.md', 'bench/README.md', ...markdownIn('docs').map(name => `docs/${name}`)]
const DECISIONS = markdownIn('docs/decisions').map(name => `docs/decisions/${name}`)

const FOLDERS = ['bench', 'deploy', 'docs', 'migrations', 'public', 'scripts', 'seed', 'src', 'tests']
const files = FOLDERS.flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
)
const rooms = [...FOLDERS, ...readdirSync('src')]

/** What a command writes that is in no clone. */
const WRITTEN = ['bench/results/torture.txt']

function markdownIn(folder: string): string[] {
  return readdirSync(folder).filter(name => name.endsWith('.md'))
}

const matchesOf = (docs: readonly string[], of: RegExp): { doc: string; found: string }[] =>
  docs.flatMap(doc => [...readFileSync(doc, 'utf8').matchAll(of)].map(([, found = '']) => ({ doc, found })))

const isPath = (text: string): boolean =>
  (text.includes('/') && rooms.includes(text.split('/')[0] ?? '')) || /^[\w.-]+\.(?:tsx?|mjs|css)$/.test(text)

/** Up to the part that stands for any: `src/server/payments/NAME`, `docs/*.md`. */
const known = (text: string): string =>
  text.replace(/\/[A-Z_]*(?:NAME|TIME)\b.*$|\/?[*{].*$|\/$/, '').replace(/\/$/, '')

const isThere = (name: string): boolean =>
  existsSync(name) || existsSync(path.join('src', name)) || files.some(file => file.endsWith(`/${name}`))

test('every path that a doc names is there', () => {
  const named = matchesOf(TODAYS, /`([^`\s]+)`/g).filter(({ found }) => isPath(found))
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter(({ found }) => !WRITTEN.includes(found) && !isThere(known(found)))).toEqual([])
})

test('every link of a doc leads to a file that is there', () => {
  const links = matchesOf([...TODAYS, ...DECISIONS], /\]\(((?!https?:|mailto:|\/|#)[^)#\s]+)/g)
  expect(links.length).toBeGreaterThan(40)
  expect(links.filter(({ doc, found }) => !existsSync(path.join(path.dirname(doc), found)))).toEqual([])
})

test('every command that a doc names is one of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = matchesOf([...TODAYS, ...DECISIONS], /\bnpm run (?:--silent )?([a-z][\w:-]*)/g)
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter(({ found }) => !(found in scripts))).toEqual([])
})

test('every decision that a comment names is there', () => {
  const numbers = new Set(DECISIONS.map(file => path.basename(file).slice(0, 3)))
  const sources = files.filter(file => /\.(?:tsx?|mjs|css|conf|sql)$/.test(file))
  const named = matchesOf(sources, /\bdecision (\d{3})\b/g)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ found }) => !numbers.has(found))).toEqual([])
})
