import { writtenTexts } from '@tests/support/written-texts'
import { expect, test } from 'vitest'
import type { Locale } from '@/site/locale'

/** In Japanese both are a 領収書: the glossary holds that. */
const INVOICE = {
  en: /invoice/i,
  de: /(?<!\p{L})Rechnung/u,
  es: /factura(?!ci|r)/i,
  it: /fattur[ae](?!z)/i,
  fr: /facture(?![ré])/iu,
  zh: /发票/,
} satisfies Partial<Record<Locale, RegExp>>

/** The paper that a named seller numbers, and the one of a payer that sells in its own name. */
const NUMBERED = [
  /^messages\/myAccount\/receipt\/(?:paddleInvoice|invoice|number|later|creditNote|byPaddle)$/,
  /^messages\/myAccount\/erase\/stays$/,
  /^messages\/statutory\/billing\//,
]
const PLACES = /^(?:messages\/(?!service)|reviews\/|product-copy\/)/
/** Arithmetic is a Rechnung too. */
const COUNTED = /in die Rechnung eingehen/

test.each(['en', 'de', 'es', 'it', 'fr', 'zh'] as const)(
  'what a buyer gets is a receipt; an invoice is only what is numbered, in %s',
  locale => {
    const called = writtenTexts(locale)
      .filter(({ where, text }) => PLACES.test(where) && INVOICE[locale].test(text))
      .filter(({ where, text }) => !COUNTED.test(text) && !NUMBERED.some(place => place.test(where)))
    expect(called.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
  },
)
