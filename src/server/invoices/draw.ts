import { BRAND } from '@/site/brand'
import type { Locale } from '@/site/locale'
import { type Cell, type Ink, LEFT, openSheet, RIGHT, type Sheet } from './sheet'
import type { InvoiceWords } from './words'

/** All that a receipt shows; `at` in ms, UTC. */
export type InvoiceDrawing = { title: string; locale: Locale; at: number; words: InvoiceWords }

/** As a PDF of real text and subset fonts, in about 0.1 s of the processor. */
export async function drawInvoice({ words, ...about }: InvoiceDrawing): Promise<Buffer> {
  const sheet = openSheet(about)
  await draw(sheet, words)
  return sheet.bytes()
}

const WIDTH = RIGHT - LEFT
const NAMES = 150
const NUMBERS = { quantity: 70, price: 110 }

const HEADING: Ink = { size: 18, weight: 'bold' }
const BODY: Ink = { size: 10 }
const MUTED: Ink = { size: 10, color: 'muted' }
const STRONG: Ink = { size: 12, weight: 'bold' }
const right = (ink: Ink): Ink => ({ ...ink, align: 'right' })

async function draw(sheet: Sheet, words: InvoiceWords): Promise<void> {
  await sheet.row(
    [
      { text: BRAND, x: LEFT, width: WIDTH / 2, ink: { ...HEADING, color: 'accent' } },
      { text: words.title, x: LEFT + WIDTH / 2, width: WIDTH / 2, ink: right(HEADING) },
    ],
    16,
  )
  sheet.rule(16)
  if (words.notice) await sheet.row([{ text: words.notice, x: LEFT, width: WIDTH, ink: STRONG }], 12)
  for (const [name, value] of words.facts) await sheet.row(fact(name, value), 4)
  sheet.space(24)
  await sheet.row(columns(words.columns, MUTED), 6)
  sheet.rule(8)
  for (const line of words.lines) await sheet.row(columns(line, BODY), 6)
  sheet.space(2)
  sheet.rule(10)
  await sheet.row(sum(words.total, STRONG), 6)
  for (const tax of words.taxes) await sheet.row(sum(tax, MUTED), 4)
  if (words.refund) await sheet.row(sum(words.refund, BODY), 6)
  for (const credit of words.credits) await sheet.row(sum(credit, MUTED), 4)
  await drawHow(sheet, words.how)
}

async function drawHow(sheet: Sheet, how: InvoiceWords['how']): Promise<void> {
  if (!how) return
  sheet.space(24)
  await sheet.row([{ text: how.title, x: LEFT, width: WIDTH, ink: STRONG }], 8)
  for (const step of how.steps) await sheet.row(sum(step, MUTED), 4)
}

const fact = (name: string, value: string): Cell[] => [
  { text: name, x: LEFT, width: NAMES - 12, ink: MUTED },
  { text: value, x: LEFT + NAMES, width: WIDTH - NAMES, ink: BODY },
]

function columns([description, quantity, price]: InvoiceWords['columns'], ink: Ink): Cell[] {
  const numbers = RIGHT - NUMBERS.price - NUMBERS.quantity
  return [
    { text: description, x: LEFT, width: numbers - LEFT - 12, ink },
    { text: quantity, x: numbers, width: NUMBERS.quantity, ink: right(ink) },
    { text: price, x: RIGHT - NUMBERS.price, width: NUMBERS.price, ink: right(ink) },
  ]
}

const sum = ([name, amount]: readonly [string, string], ink: Ink): Cell[] => [
  { text: name, x: LEFT, width: WIDTH - NUMBERS.price - 12, ink },
  { text: amount, x: RIGHT - NUMBERS.price, width: NUMBERS.price, ink: right(ink) },
]
