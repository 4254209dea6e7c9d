import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeOfGoneCheckouts } from '../../scripts/shop/in-memory.mjs'

let memory = ''
beforeEach(() => {
  memory = mkdtempSync(path.join(tmpdir(), 'memory-'))
})
afterEach(() => rmSync(memory, { recursive: true }))

function keep(name: string, checkout?: string): string {
  const folder = path.join(memory, name)
  mkdirSync(path.join(folder, 'postgres'), { recursive: true })
  if (checkout) writeFileSync(path.join(folder, 'checkout'), checkout)
  return folder
}

test('what the tests of a checkout kept in memory goes with the checkout, and nothing else', () => {
  const gone = keep('tidemark-tests-1', path.join(memory, 'no such checkout'))
  const kept = [
    keep('tidemark-tests-2', memory),
    keep('tidemark-tests-being-made'),
    keep('another-program', path.join(memory, 'no such checkout')),
  ]
  removeOfGoneCheckouts(memory)
  expect(existsSync(gone)).toBe(false)
  expect(kept.map(existsSync)).toEqual([true, true, true])
})
