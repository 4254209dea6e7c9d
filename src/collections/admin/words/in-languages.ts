import { type Block, type CollectionConfig, formatLabels, type GlobalConfig, toWords } from 'payload'
import { nameInLanguages } from './intl-names'
import { LABELS } from './labels'
import { adminLanguage, type InLanguages, type Words } from './language'
import { capitalised, plainEnglish } from './plain-english'
import { retellRefusal } from './retell-refusal'

type Part = Readonly<Record<string, unknown>>

const words: Words = LABELS
/** What holds words, and what holds such parts, in collections, fields, tabs, blocks and options alike. */
const TEXTS = ['label', 'description', 'placeholder', 'singular', 'plural', 'group']
const PARTS = ['fields', 'tabs', 'blocks', 'options', 'admin', 'labels']

/** A collection with each of its English words in every language of the admin. */
export const collectionInLanguages = (config: CollectionConfig): CollectionConfig =>
  partInLanguages({ ...config, labels: { ...formatLabels(config.slug), ...config.labels } })

/** The same of a global. */
export const globalInLanguages = (config: GlobalConfig): GlobalConfig =>
  partInLanguages({ ...config, label: config.label ?? toWords(config.slug) })

/** The same of a block, which stands in a text and in no collection. */
export const blockInLanguages = (block: Block): Block => partInLanguages(block)

function partInLanguages<Kind extends object>(part: Kind): Kind {
  const given: Part = Object.fromEntries(Object.entries(part))
  const named: Part = { ...given, ...ownNames(given) }
  const changed = Object.entries(named).flatMap(([key, value]) => {
    if (TEXTS.includes(key)) return [[key, textInLanguages(value, named.value)]]
    return PARTS.includes(key) ? [[key, key === 'options' ? choices(value) : within(value)]] : []
  })
  return { ...part, ...Object.fromEntries(changed), ...zoneInLanguages(named), ...refusingInLanguages(named) }
}

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within)
  return typeof value === 'object' && value !== null ? partInLanguages(value) : value
}

/** What somebody chooses from begins with a capital letter, a key of the dictionary need not. */
const choices = (options: unknown): unknown =>
  Array.isArray(options)
    ? options
        .map(each => (typeof each === 'string' ? { label: each, value: each } : each))
        .map(within)
        .map(each => (isPart(each) ? { ...each, label: begun(each.label) } : each))
    : options

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

function begun(label: unknown): unknown {
  if (typeof label === 'string') return capitalised(label)
  if (!isPart(label)) return label
  return Object.fromEntries(Object.entries(label).map(([language, text]) => [language, begun(text)]))
}

/** Left as it is where nobody translated it. */
const textInLanguages = (text: unknown, value: unknown): unknown =>
  typeof text === 'string' ? (inLanguages(text) ?? nameInLanguages(text, value) ?? text) : text

function inLanguages(english: string): InLanguages | undefined {
  const found = words[english]
  return found && { en: plainEnglish(english), de: found[0], ja: found[1] }
}

/** The names that Payload makes of those of fields and blocks where a configuration gives none. */
function ownNames({ name, type, slug, fields, label, labels }: Part): Part {
  if (typeof slug === 'string' && Array.isArray(fields) && !labels && !label)
    return { labels: formatLabels(slug) }
  if (typeof name !== 'string' || typeof type !== 'string' || label === false) return {}
  const isList = type === 'array' || type === 'blocks'
  return {
    label: label ?? toWords(name),
    ...(isList && !labels ? { labels: formatLabels(name) } : {}),
  }
}

type Asked = { req?: { i18n?: { language?: string } } }

/** A form asks each field what is wrong with its value while somebody types: in their language. */
function refusingInLanguages({ validate }: Part): Part {
  if (typeof validate !== 'function') return {}
  return {
    validate: async (value: unknown, asked: Asked) => {
      const told: unknown = await validate(value, asked)
      return typeof told === 'string' ? retellRefusal(adminLanguage(asked.req?.i18n?.language), told) : told
    },
  }
}

/** Payload names the zone of an instant after its label, and knows labels of one language alone. */
function zoneInLanguages({ type, timezone, label }: Part): Part {
  const names = typeof label === 'string' ? inLanguages(label) : undefined
  if (type !== 'date' || typeof timezone !== 'object' || !names) return {}
  const zone = {
    en: `${names.en} (time zone)`,
    de: `${names.de} (Zeitzone)`,
    ja: `${names.ja}（タイムゾーン）`,
  }
  const override = ({ baseField }: { baseField: object }) => ({ ...baseField, label: zone })
  return { timezone: { ...timezone, override } }
}
