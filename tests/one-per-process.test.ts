import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { onePerProcess } from '@/one-per-process'
import { files } from './support/imports'

test('a module that is there twice has one of them', async () => {
  const first = onePerProcess('of this test', () => ({ count: 0 }))
  vi.resetModules()
  const again = await import('@/one-per-process')
  expect(again.onePerProcess).not.toBe(onePerProcess)
  const make = vi.fn(() => ({ count: 1 }))
  expect(again.onePerProcess('of this test', make)).toBe(first)
  expect(make).not.toHaveBeenCalled()
})

test('another name is another thing', () => {
  expect(onePerProcess('one', () => ({}))).not.toBe(onePerProcess('another', () => ({})))
})

test('each name is asked for in one place, which alone knows what it is', () => {
  const names = files.flatMap(file =>
    [...readFileSync(path.join('src', file), 'utf8').matchAll(/= onePerProcess\b[^(]*\(\s*'([^']+)'/g)].map(
      ([, name]) => name,
    ),
  )
  expect(names.length).toBeGreaterThan(10)
  expect(new Set(names).size).toBe(names.length)
})
