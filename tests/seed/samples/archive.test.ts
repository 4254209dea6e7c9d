import { spawnSync } from 'node:child_process'
import { sampleOf } from '@seed/samples/archive'
import { samples } from '@seed/samples/rows'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { PACKAGES } from '@/site/packages'

test('every application that is sold has a sample, which says so in its name and in its first line', () => {
  expect(samples.map(({ application }) => application)).toEqual(
    PACKAGES.map(({ name }) => name).filter(name => name !== 'ai_mac'),
  )
  for (const { name, bytes, application } of samples) {
    expect(name).toMatch(/^tidemark-[\w.-]+-sample\.zip$/)
    const files = unzipSync(bytes)
    const read = Object.entries(files).find(([path]) => path.endsWith('/README.txt'))?.[1]
    expect(strFromU8(read ?? new Uint8Array())).toMatch(/^SAMPLE - NOT AN APPLICATION\r?\n/)
    const scripts = Object.keys(files).filter(path => path.includes('licence-check'))
    expect(scripts.map(path => path.split('.').at(-1))).toEqual(
      application.endsWith('_mac') ? ['command'] : ['cmd', 'ps1'],
    )
  }
})

test('a sample has the same bytes in every time zone', () => {
  const hashes = ['Pacific/Auckland', 'America/Los_Angeles', 'UTC'].map(TZ => {
    const code = `import('./seed/samples/rows.ts').then(({ samples }) => process.stdout.write(samples[0].sha256))`
    return spawnSync(process.execPath, ['--import', 'tsx', '-e', code], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    }).stdout
  })
  expect(hashes).toEqual(Array(3).fill(samples[0]?.sha256))
})

test('another version is another file', () => {
  const [found] = PACKAGES
  if (!found) throw new Error('There are no packages.')
  expect(sampleOf(found, '1.0.0').sha256).not.toBe(sampleOf(found, '1.0.1').sha256)
})

test('on a Mac the script may be run as it comes out of the archive', () => {
  const mac = samples.find(({ application }) => application === 'video_mac')
  const path = `${mac?.name.replace('.zip', '')}/licence-check.command`
  const entry = Buffer.from(mac?.bytes ?? '').lastIndexOf(path)
  // In the central directory: made on Unix, and its mode in the upper half of the attributes.
  const header = entry - 46
  expect(mac?.bytes.readUInt8(header + 5)).toBe(3)
  expect((mac?.bytes.readUInt32LE(header + 38) ?? 0) >>> 16).toBe(0o100755)
})
