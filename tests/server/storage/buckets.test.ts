import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { S3 } from '@aws-sdk/client-s3'
import { openBucketServer } from '@tests/support/bucket-server'
import { openCalls } from '@tests/support/calls'
import { signedInCustomer } from '@tests/support/customer'
import { PIXEL } from '@tests/support/pixel'
import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

const server = await openBucketServer()
Object.assign(process.env, server.settings)
const shop = await openCalls()
const { buckets } = await import('@/server/storage/buckets')
const { filesOfMessage, removeFiles, withFiles } = await import('@/server/storage/ticket-files')
const { openTicket, ticketsOf } = {
  ...(await import('@/server/support/tickets')),
  ...(await import('@/server/support/thread')),
}
const client = new S3(buckets()?.config ?? {})
afterAll(async () => {
  client.destroy()
  await server.stop()
})

async function stored(bucket: string): Promise<string[]> {
  const { Contents = [] } = await client.listObjectsV2({ Bucket: bucket })
  return Contents.map(({ Key = '' }) => Key).sort()
}

async function bytesIn(bucket: string, key: string): Promise<Buffer> {
  const { Body } = await client.getObject({ Bucket: bucket, Key: key })
  return Buffer.from((await Body?.transformToByteArray()) ?? [])
}

const PICTURE = [{ name: 'a.png', type: 'image/png' as const, bytes: PIXEL }]

test('a file of a ticket lies in its bucket byte for byte as long as its message is stored, and nowhere else', async () => {
  let kept = ''
  await withFiles(PICTURE, async ([name = '']) => {
    kept = name
    expect(await bytesIn('shop-tickets', name)).toEqual(PIXEL)
    return { isKept: true, result: null }
  })
  await withFiles(PICTURE, async () => ({ isKept: false, result: null }))
  const failing = withFiles(PICTURE, () => Promise.reject(new Error('the database is gone')))
  await expect(failing).rejects.toThrow('the database is gone')
  expect(await stored('shop-tickets')).toEqual([kept])
  expect(existsSync(`.data/tickets/${kept}`)).toBe(false)
  await removeFiles([kept, 'gone-already.png'])
  expect(await stored('shop-tickets')).toEqual([])
})

test('a file that is gone from the bucket is left out of the email, and a bucket that does not answer is an error', async () => {
  const who = await signedInCustomer(shop, 'bucket@example.com')
  const asked = {
    topic: 'other',
    message: 'The picture shows what I see when I start it.',
    files: [{ name: 'a.png', bytes: PIXEL }],
  }
  expect(await openTicket({ customer: who, at: Date.now() }, asked)).toBeNull()
  const [ticket] = await ticketsOf(who.id)
  const { rows } = await shop.db.query<{ id: string }>('select id from ticket_messages')
  const files = () => filesOfMessage(rows[0]?.id ?? '')
  expect(await files()).toEqual([{ name: 'a.png', type: 'image/png', bytes: PIXEL }])
  expect(ticket?.messages[0]?.files).toHaveLength(1)
  await removeFiles(await stored('shop-tickets'))
  expect(await files()).toEqual([])
  const { s3Store } = await import('@/server/storage/s3-store')
  const lost = s3Store('no-such-bucket', buckets()?.config ?? {})
  await expect(lost.read('a.png')).rejects.toThrow()
  await expect(lost.write('a.png', PIXEL)).rejects.toThrow()
})

test('what is sent as a stream is stored as it is, without checksums between its bytes', async () => {
  const sent = { Bucket: 'shop-media', Key: 'streamed.bin', ContentLength: PIXEL.length }
  await client.putObject({ ...sent, Body: Readable.from([PIXEL]) })
  expect(await bytesIn('shop-media', 'streamed.bin')).toEqual(PIXEL)
  await client.deleteObject({ Bucket: 'shop-media', Key: 'streamed.bin' })
})

let payload: Payload
beforeAll(async () => {
  payload = await openCms()
  // The plugin brings none of its own: browsers send no files to the buckets.
  expect(payload.config.admin.components.providers).toEqual([
    '@/collections/admin/sign-in/kept-while-typing#KeptWhileTyping',
    '@/collections/admin/named/config-in-language#ConfigInLanguage',
  ])
})

/** Large enough to be sent in parts of a stream. */
const photo = await sharp({
  create: {
    width: 1600,
    height: 1200,
    channels: 3,
    background: '#246',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .png()
  .toBuffer()

test('a picture of the admin lies in the bucket in all its sizes, is shown from there as it is, and goes with its row', async () => {
  expect(photo.length).toBeGreaterThan(1_000_000)
  const file = { name: 'a view.png', data: photo, mimetype: 'image/png', size: photo.length }
  const media = await payload.create({ collection: 'media', data: { alt: 'A view' }, file })
  const name = media.filename ?? ''
  const sizes = Object.values(media.sizes ?? {}).map(({ filename }) => filename ?? '')
  expect(sizes.map(size => size.split('.').at(-1)).sort()).toEqual(['avif', 'png', 'png', 'webp', 'webp'])
  expect(await stored('shop-media')).toEqual([name, ...sizes].sort())
  expect((await bytesIn('shop-media', name)).equals(photo)).toBe(true)
  expect(existsSync(`.data/media/${name}`)).toBe(false)

  const request = new Request(`http://localhost/cms/media/file/${encodeURIComponent(name)}`)
  const shown = await handleEndpoints({ config: payload.config, request })
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await shown.arrayBuffer()).equals(photo)).toBe(true)

  await payload.delete({ collection: 'media', id: media.id })
  expect(await stored('shop-media')).toEqual([])
})

test('files of tickets are shown by the admin to who may read them alone', async () => {
  await client.putObject({ Bucket: 'shop-tickets', Key: 'one-that-is-gone.png', Body: PIXEL })
  const request = new Request('http://localhost/cms/ticket-attachments/file/one-that-is-gone.png')
  const refused = await handleEndpoints({ config: payload.config, request })
  expect(refused.status).toBe(403)
  const media = new Request('http://localhost/cms/media/file/one-that-is-gone.png')
  expect((await handleEndpoints({ config: payload.config, request: media })).status).toBe(404)
})

test('an installer of the admin lies in the bucket below a name of our own, and is fetched from there whole and in part', async () => {
  const { answerRelease } = await import('@/server/releases/answer-file')
  const bytes = Buffer.concat([Buffer.from('504b0304', 'hex'), randomBytes(6_000_000)])
  const sent = { name: 'Setup.zip', data: bytes, mimetype: 'application/zip', size: bytes.length }
  const release = await payload.create({
    collection: 'releases',
    data: {
      application: 'video_win',
      version: '9.9.9',
      date: '2026-01-01T00:00:00.000Z',
      state: 'published',
      notes: ['x'],
    },
    file: sent,
  })
  const name = release.filename ?? ''
  expect(name).not.toContain('Setup')
  expect((await bytesIn('shop-media', name)).equals(bytes)).toBe(true)
  expect(existsSync(`.data/releases/${name}`)).toBe(false)

  const fetched = async (headers: Record<string, string> = {}) => {
    const answer = await answerRelease(new Request('http://localhost/x', { headers }), release.id)
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const whole = await fetched()
  expect([whole.status, whole.bytes.equals(bytes)]).toEqual([200, true])
  const part = await fetched({ range: 'bytes=5999000-' })
  expect([part.status, part.bytes.equals(bytes.subarray(5_999_000))]).toEqual([206, true])

  await payload.delete({ collection: 'releases', id: release.id })
  expect(await stored('shop-media')).not.toContain(name)
  expect((await fetched()).status).toBe(404)
})
