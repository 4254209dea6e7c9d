import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { writeArchive } from '../../scripts/shop/backup/archive'
import { storedNames } from '../../scripts/shop/backup/files'
import { FILES } from '../../scripts/shop/backup/manifest'
import { giveFilesBack, unpackFiles } from '../../scripts/shop/backup/restored-files'

/** So many files are renamed or removed before the process dies; then nothing is any more. */
const life = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY }))
vi.mock(import('node:fs/promises'), async importOriginal => {
  const real = await importOriginal()
  const mortal = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      if (--life.left < 0) throw new Error('killed')
      return work(...args)
    }
  }
  return { ...real, rename: mortal(real.rename), rm: mortal(real.rm) }
})

const room = await mkdtemp(path.join(tmpdir(), 'files-'))
const archive = path.join(room, 'shop.tar.gz')
const OLD = { 'media/a.png': 'old a', 'media/deep/b.png': 'old b', 'tickets/c.pdf': 'old c' }
const NEW = { 'media/a.png': 'new a', 'tickets/d.pdf': 'new d' }
await writeArchive(archive, async add => {
  for (const [name, text] of Object.entries(NEW)) await add(FILES + name, Buffer.from(text))
})
afterAll(() => rm(room, { recursive: true }))

async function homeOf(files: Record<string, string>): Promise<string> {
  const home = path.join(room, randomUUID())
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(home, name)), { recursive: true })
    await writeFile(path.join(home, name), text)
  }
  return home
}

async function filesIn(home: string): Promise<Record<string, string>> {
  const names = await storedNames(home)
  const texts = names.map(async name => [name, await readFile(path.join(home, name), 'utf8')])
  return Object.fromEntries(await Promise.all(texts))
}

/** Whether the work came to its end before the process was killed at that step. */
async function livesThrough(steps: number, work: () => Promise<void>): Promise<boolean> {
  life.left = steps
  try {
    await work()
    return true
  } catch (error) {
    if (Object(error).message !== 'killed') throw error
    return false
  } finally {
    life.left = Number.POSITIVE_INFINITY
  }
}

test('wherever the exchange is cut off, the old files come back, and wherever that is cut off too', async () => {
  let cuts = 0
  for (let steps = 0; ; steps++) {
    const home = await homeOf(OLD)
    const files = await unpackFiles(archive, home)
    const isWhole = await livesThrough(steps, files.take)
    for (let back = 0; !(await livesThrough(back, () => giveFilesBack(home))); back++) cuts++
    expect(await filesIn(home), `cut off at step ${steps}`).toEqual(OLD)
    expect(await readdir(path.join(home, 'media'))).toEqual(['a.png', 'deep'])
    if (isWhole) break
  }
  expect(cuts).toBeGreaterThan(30)
})

test('the new files stay once the old ones are let go of, and a backup in between knows the new ones alone', async () => {
  const home = await homeOf(OLD)
  const files = await unpackFiles(archive, home)
  expect(await filesIn(home)).toEqual(OLD)
  await files.take()
  expect(await filesIn(home)).toEqual(NEW)
  for (let steps = 0; !(await livesThrough(steps, files.forget)); steps++)
    expect(await filesIn(home)).toEqual(NEW)
  expect(await filesIn(home)).toEqual(NEW)
  expect(await readdir(path.join(home, 'media'))).toEqual(['a.png'])
})
