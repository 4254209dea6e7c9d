import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { emptyDatabase } from '@tests/support/database'
import { afterAll, expect, test } from 'vitest'
import { checkStatements } from '../../../scripts/shop/sql/check'

const db = await emptyDatabase()
await db.query(`
  create type colour as enum ('red', 'green');
  create table shelves (id uuid primary key, name text not null);
  create table books (
    id uuid primary key, title text not null, pages int not null, price numeric, colour colour not null, colours colour[],
    sold_at timestamptz, facts jsonb not null, is_old bool not null, shelf_id uuid references shelves);`)

const root = mkdtempSync(path.join(tmpdir(), 'statements-'))
afterAll(() => rmSync(root, { recursive: true }))

const DATABASE = `export type Database = {
  query: <R extends Record<string, unknown> = Record<never, unknown>>(text: string, values?: unknown[]) => Promise<R[]>
}
export const db = {} as Database
`

/** What is wrong with some statements; each source is a file of a project of its own. */
async function problemsOf(statements: string, unknown: string[] = []): Promise<string[]> {
  mkdirSync(path.join(root, 'src'), { recursive: true })
  const compilerOptions = {
    strict: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  }
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
  writeFileSync(path.join(root, 'src/database.ts'), DATABASE)
  writeFileSync(
    path.join(root, 'src/shop.ts'),
    `import { type Database, db } from './database'\n${statements}\n`,
  )
  const checked = {
    config: path.join(root, 'tsconfig.json'),
    root,
    folders: ['src/'],
    unknown: new Set(unknown),
  }
  return (await checkStatements(checked, db.url)).problems
}

const RIGHT = {
  'every type': `db.query<{ id: string; pages: number; price: number | null; colour: 'red' | 'green'; sold_at: Date | null
      facts: { a: number }; is_old: boolean; colours: string | null }>(
    'select id, pages, price, colour, sold_at, facts, is_old, colours from books where id = $1 and pages > $2', ['a', 1])`,
  'an alias, a calculation and a list': `db.query<{ total: number; titles: string[]; when: Date }>(
    'select count(*) as total, array_agg(title) as titles, max(sold_at) as when from books')`,
  'a null that a condition rules out': `db.query<{ price: number; sold_at: Date }>(
    'select price, sold_at from books where price is not null and sold_at < $1 order by 1 limit 1 for update', [new Date()])`,
  'what stands alone in a join': `db.query<{ title: string; shelf: string | null }>(
    'select b.title, s.name as shelf from books b left join shelves s on s.id = b.shelf_id')`,
  'a text that is put together': `const COLUMNS = ['title', 'pages'] as const
    const select = (where: string) => \`select \${COLUMNS.map(name => \`b.\${name}\`).join(', ')} from books b where \${where}\`
    export async function booksOf(db: Database, where: 'pages > 1' | "title <> ''", isFirst: boolean) {
      return db.query<{ title: string; pages: number }>(select(where) + (isFirst ? ' limit 1' : ''))
    }`,
  'what callers give': `async function books(db: Database, text: string) { return db.query<{ title: string }>(text) }
    books(db, 'select title from books')
    for (const column of ['id', 'title']) books(db, \`select \${column} as title from books\`)`,
  'values that callers give with their statement': `async function books(db: Database, text: string, values: unknown[]) {
      return db.query<{ title: string }>(text, values)
    }
    books(db, 'select title from books where id = $1', ['a'])
    books(db, 'select title from books', [])
    db.query('delete from books where pages = any($1)', [[1, 2]])`,
  'each statement of a list': `for (const text of ['delete from books where id = $1', 'delete from shelves where id = $1'])
    db.query(text, ['a'])`,
}

test.each(Object.entries(RIGHT))('nothing is said of %s', async (_, statements) => {
  expect(await problemsOf(statements)).toEqual([])
})

test('nothing is said of what is known only when it runs in a file that is named for it', async () => {
  const statements = 'export const run = (db: Database, text: string) => db.query(text)'
  expect(await problemsOf(statements, ['src/shop.ts'])).toEqual([])
  expect(await problemsOf(`db.query('select 1')`, ['src/shop.ts'])).toEqual([
    'src/shop.ts has no statement any more that is known only when it runs',
  ])
})

const WRONG: [string, string, RegExp][] = [
  [
    'a column that is not there',
    `db.query('select titel from books')`,
    /column "titel" does not exist near «titel/,
  ],
  ['a table that is not there', `db.query('delete from bokks')`, /relation "bokks" does not exist/],
  [
    'a function that is not there',
    `db.query('select uper(title) from books')`,
    /function uper\(text\) does not exist/,
  ],
  ['a word that SQL has not', `db.query('selec 1')`, /syntax error/],
  [
    'a text that is a number',
    `db.query<{ pages: string }>('select pages from books')`,
    /«pages» is declared as string, but the database gives number/,
  ],
  [
    'a date that is declared as a text',
    `db.query<{ sold_at: string | null }>('select sold_at from books')`,
    /«sold_at» is declared as string \| null, but the database gives Date/,
  ],
  [
    'a label that the type lacks',
    `db.query<{ colour: 'red' }>('select colour from books')`,
    /«colour» is declared as "red", but the database gives 'red' \| 'green'/,
  ],
  [
    'a label that the enum lacks',
    `db.query<{ colour: 'red' | 'green' | 'blue' }>('select colour from books')`,
    /but the database gives 'red' \| 'green'/,
  ],
  [
    'a list of labels, which comes as one text',
    `db.query<{ colours: string[] | null }>('select colours from books')`,
    /but the database gives string/,
  ],
  [
    'a null that the type denies',
    `db.query<{ price: number }>('select price from books')`,
    /«price» can be null, which number denies/,
  ],
  [
    'a null of what an outer join leaves alone',
    `db.query<{ shelf: string }>('select s.name as shelf from books b left join shelves s on s.id = b.shelf_id')`,
    /«shelf» can be null/,
  ],
  [
    'a null that cannot be',
    `db.query<{ pages: number | null }>('select pages from books')`,
    /«pages» is declared as number \| null, but is never null/,
  ],
  [
    'a column that is not selected',
    `db.query<{ title: string; pages: number }>('select title from books')`,
    /has «pages», which the result has not/,
  ],
  [
    'a column that the type has not',
    `db.query<{ title: string }>('select title, pages from books')`,
    /«pages» of the result is not in the type of its rows/,
  ],
  [
    'too few values',
    `db.query('delete from books where id = $1 and pages = $2', ['a'])`,
    /1 values are given, the statement takes 2/,
  ],
  ['no values', `db.query('delete from books where id = $1')`, /0 values are given, the statement takes 1/],
  [
    'a value of another type',
    `db.query('delete from books where pages = $1', ['many'])`,
    /\$1 is number in the database, but "many" is given|\$1 is number in the database, but string is given/,
  ],
  [
    'a value of another type that a caller gives',
    `const find = (db: Database, text: string, values: unknown[]) => db.query(text, values)
    find(db, 'select 1 from books where pages = $1', [1])
    find(db, 'select 1 from books where title = $1', [1])`,
    /\$1 is string in the database, but (1|number) is given/,
  ],
  [
    'values with a name, of which there are too many',
    `const gone = ['a', 'b']
    db.query('delete from books where id = $1', gone)`,
    /2 values are given, the statement takes 1/,
  ],
  [
    'a list as JSON, which would be written as one of the database',
    `db.query('update books set facts = $1', [[1, 2]])`,
    /\$1 is unknown in the database, but number\[\] is given/,
  ],
  [
    'one wrong variant of two',
    `export const find = (db: Database, isNew: boolean) => db.query(\`select 1 from books \${isNew ? 'where pages = 1' : 'where page = 1'}\`)`,
    /column "page" does not exist/,
  ],
  [
    'a statement of a function that others may call',
    `const find = (text: string) => db.query(text)
    find('select 1 from books')
    export const all = ['select 1 from bokks'].map(find)`,
    /not to be known before it runs, for «text»/,
  ],
  [
    'a statement of who has but a part of the database',
    `export const find = (part: Pick<Database, 'query'>) => part.query('select 1 from bokks')`,
    /relation "bokks" does not exist/,
  ],
  [
    'a text that is known only when it runs',
    `export const run = (db: Database, where: string) => db.query(\`select 1 from books where \${where}\`)`,
    /not to be known before it runs, for «where» at src\/shop\.ts:2 is not/,
  ],
]

test.each(WRONG)('%s is told, with file and line', async (_, statement, problem) => {
  const problems = await problemsOf(statement)
  expect(problems).toEqual([expect.stringMatching(problem)])
  expect(problems[0]).toMatch(/^src\/shop\.ts:[23] /)
})

test('a column that gets another name is told at each statement that has the old one', async () => {
  const statements = `db.query<{ name: string }>('select name from shelves')\ndb.query('update shelves set name = $1', ['a'])`
  expect(await problemsOf(statements)).toEqual([])
  await db.query('alter table shelves rename column name to label')
  expect(await problemsOf(statements)).toEqual([
    expect.stringMatching(/^src\/shop\.ts:2 Postgres: column "name" does not exist/),
    expect.stringMatching(/^src\/shop\.ts:3 Postgres: column "name" of relation "shelves" does not exist/),
  ])
})
