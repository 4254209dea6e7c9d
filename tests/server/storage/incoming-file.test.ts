import { PIXEL } from '@tests/support/pixel'
import { expect, test } from 'vitest'
import { attachmentHeader } from '@/server/http/content-disposition'
import { MAX_ATTACHMENT_BYTES } from '@/server/storage/attachment-types'
import { checkFile, checkFiles, safeName } from '@/server/storage/incoming-file'

const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1')
const SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)
const EXE = Buffer.from(`MZ${'\0'.repeat(200)}PE`, 'latin1')

test.each([
  ['a picture', 'shot.png', PIXEL, 'image/png', 'shot.png'],
  ['a picture that calls itself a program', 'shot.exe', PIXEL, 'image/png', 'shot.png'],
  ['a PDF', 'bill.pdf', PDF, 'application/pdf', 'bill.pdf'],
  ['a log', 'app.log', Buffer.from('12:00 error: no licence – 鍵がありません\n'), 'text/plain', 'app.txt'],
  [
    'a page, as the text that it is',
    'x.html',
    Buffer.from('<script>alert(1)</script>'),
    'text/plain',
    'x.txt',
  ],
])('%s is taken for what its content is', async (_, name, bytes, type, kept) => {
  expect(await checkFile({ name, bytes })).toEqual({ name: kept, type, bytes })
})

test.each([
  ['a drawing that may hold scripts', SVG],
  ['a program', EXE],
  ['an archive', Buffer.from('504b0304140000000800', 'hex')],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x41])],
  ['a picture that is cut off in its head', PIXEL.subarray(0, 20)],
])('%s is refused, whatever it is called', async (_, bytes) => {
  expect(await checkFile({ name: 'picture.png', bytes })).toBe('type')
})

test('a file of three megabytes is taken, one byte more is not, and neither is an empty one', async () => {
  const text = (size: number) => ({ name: 'a.txt', bytes: Buffer.alloc(size, 'a') })
  expect(await checkFile(text(MAX_ATTACHMENT_BYTES))).toMatchObject({ type: 'text/plain' })
  expect(await checkFile(text(MAX_ATTACHMENT_BYTES + 1))).toBe('size')
  expect(await checkFile(text(0))).toBe('empty')
})

test('three files are taken and four are not, and one bad file is enough to ask again', async () => {
  const file = { name: 'a.png', bytes: PIXEL }
  expect(await checkFiles([file, file, file])).toHaveLength(3)
  expect(await checkFiles([file, file, file, file])).toBe('count')
  expect(await checkFiles([file, { name: 'b.png', bytes: EXE }])).toBe('type')
  expect(await checkFiles([])).toEqual([])
})

test.each([
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\Users\\mika\\shot.png', 'shot.png'],
  ['.htaccess', 'file.png'],
  ['a\r\nX-Header: 1.png', 'aX-Header 1.png'],
  ['photo\u202egnp.exe', 'photognp.png'],
  ['a\0b.png', 'ab.png'],
  ['"><img src=x>.png', 'img src=x.png'],
  ['', 'file.png'],
  ['   ', 'file.png'],
  ['スクリーンショット 1.png', 'スクリーンショット 1.png'],
  ['x'.repeat(300), `${'x'.repeat(80)}.png`],
])('the name %j becomes %j', (name, kept) => {
  expect(safeName(name, 'image/png')).toBe(kept)
})

test('a name in any script goes into a header that nothing can break out of', () => {
  expect(attachmentHeader('鍵 "1"\r\n.png')).toBe(
    `attachment; filename="_ _1___.png"; filename*=UTF-8''%E9%8D%B5%20%221%22%0D%0A.png`,
  )
})
