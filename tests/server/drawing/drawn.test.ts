import { Tinypool } from 'tinypool'
import { afterEach, expect, test, vi } from 'vitest'
import type { ShareDrawing } from '@/components/pictures/share/subject'
import { drawn, drawnSoon, TooBusyToDraw } from '@/server/drawing/drawn'
import type { InvoiceDrawing } from '@/server/invoices/draw'

// A thread has modules of its own: what is drawn there does not meet these.
vi.mock('pdfkit', () => {
  throw new Error('a receipt is drawn on the event loop')
})
vi.mock('next/og.js', () => {
  throw new Error('a picture is drawn on the event loop')
})

const inThread = vi.spyOn(Tinypool.prototype, 'run')
afterEach(() => void inThread.mockClear())

const INVOICE: InvoiceDrawing = {
  title: 'Receipt T-1',
  locale: 'en',
  at: Date.UTC(2026, 10, 20),
  words: {
    title: 'Receipt',
    notice: undefined,
    facts: [['Order', 'T-1']],
    columns: ['Description', 'Quantity', 'Price'],
    lines: [['Netflix Downloader', '1', '$129.90']],
    total: ['Total', '$129.90'],
    taxes: [],
    refund: undefined,
    credits: [],
    how: undefined,
  },
}

const picture = (title: string): ShareDrawing => ({ title, line: 'video', host: 'localhost', locale: 'en' })
const beginningOf = (bytes: Uint8Array) => Buffer.from(bytes).subarray(1, 4).toString('latin1')

test('receipts and pictures are drawn in a thread', async () => {
  expect(beginningOf(await drawn('invoice', INVOICE))).toBe('PDF')
  expect(beginningOf(await drawn('picture', picture('Video AI')))).toBe('PNG')
})

test('what shows the same is drawn once, for all who ask at once and who ask later', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => drawn('picture', picture('One'))))
  expect(new Set([...all, await drawnSoon('picture', picture('One'))]).size).toBe(1)
  expect(inThread).toHaveBeenCalledTimes(1)
  const other = await drawn('picture', picture('Two'))
  expect(inThread).toHaveBeenCalledTimes(2)
  expect(Buffer.from(other)).not.toEqual(Buffer.from(all[0] ?? []))
})

test('a drawing that fails is not kept', async () => {
  inThread.mockRejectedValueOnce(new Error('the thread ended'))
  await expect(drawn('picture', picture('Three'))).rejects.toThrow('the thread ended')
  expect(beginningOf(await drawn('picture', picture('Three')))).toBe('PNG')
})

test('where too many wait, who is at the door is told so at once, and an email waits', async () => {
  await drawn('picture', picture('Drawn before'))
  const waiting = vi.spyOn(Tinypool.prototype, 'queueSize', 'get').mockReturnValue(24)
  await expect(drawnSoon('picture', picture('Four'))).rejects.toThrow(TooBusyToDraw)
  expect(beginningOf(await drawnSoon('picture', picture('Drawn before')))).toBe('PNG')
  expect(beginningOf(await drawn('picture', picture('Five')))).toBe('PNG')
  waiting.mockRestore()
})
