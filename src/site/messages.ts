import { _createCache, _createIntlFormatters, createTranslator, type IntlError } from 'use-intl/core'
import { onePerProcess } from '@/one-per-process'
import { type MessageEdits, withEdits } from './edited-messages'
import type { Locale } from './locale'
import de from './messages/de.json'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import it from './messages/it.json'
import ja from './messages/ja.json'
import zh from './messages/zh.json'

/** English says which texts exist; a language that lacks one does not compile. */
export type Messages = typeof en
export type Namespace = keyof Messages
export const MESSAGES: Record<Locale, Messages> = { en, ja, de, es, it, fr, zh }

/** Decision 009. */
const edited = onePerProcess<{ messages?: Partial<Record<Locale, Messages>> }>('edited messages', () => ({}))

export function editMessages(edits: MessageEdits): void {
  edited.messages = Object.fromEntries(
    [...edits].map(([locale, texts]) => [locale, withEdits(MESSAGES[locale], texts)]),
  )
}

/** Translators share parsed texts and formatters: 12 µs instead of 72 for a translator and three texts. */
const cache = _createCache()
const formatters = _createIntlFormatters(cache)

/**
 * The texts of a namespace, as editors left them: `translator('de', 'plans')('name.LFT')`. The compiler checks keys; a
 * text that lacks a value throws, since a half-made sentence must not reach a page.
 */
export function translator<const N extends Namespace>(locale: Locale, namespace: N) {
  return createTranslator<Messages, N>({
    locale,
    namespace,
    messages: edited.messages?.[locale] ?? MESSAGES[locale],
    timeZone: 'UTC',
    onError: refuse,
    _cache: cache,
    _formatters: formatters,
  })
}

export type Translator<N extends Namespace> = ReturnType<typeof translator<N>>

function refuse(error: IntlError): never {
  throw error
}
