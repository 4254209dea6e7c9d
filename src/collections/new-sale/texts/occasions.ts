import type { Locale } from '@/site/locale'

type Words = Record<Locale, string>

const words = (
  en: string,
  [ja, de, es, it, fr, zh]: [ja: string, de: string, es: string, it: string, fr: string, zh: string],
): Words => ({ en, ja, de, es, it, fr, zh })

/** Occasions by the names that customers know, so that a sale called after one is named in every language by itself. */
export const OCCASIONS: readonly Words[] = [
  words('Black Friday', [
    'ブラックフライデー',
    'Black Friday',
    'Black Friday',
    'Black Friday',
    'Black Friday',
    '黑色星期五',
  ]),
  words('Cyber Monday', [
    'サイバーマンデー',
    'Cyber Monday',
    'Cyber Monday',
    'Cyber Monday',
    'Cyber Monday',
    '网络星期一',
  ]),
  words('Christmas', ['クリスマス', 'Weihnachten', 'Navidad', 'Natale', 'Noël', '圣诞节']),
  words('New Year', ['お正月', 'Neujahr', 'Año Nuevo', 'Capodanno', 'Nouvel An', '新年']),
  words('Easter', ['イースター', 'Ostern', 'Pascua', 'Pasqua', 'Pâques', '复活节']),
  words('Halloween', ['ハロウィン', 'Halloween', 'Halloween', 'Halloween', 'Halloween', '万圣节']),
  words('Valentine’s Day', [
    'バレンタインデー',
    'Valentinstag',
    'San Valentín',
    'San Valentino',
    'Saint-Valentin',
    '情人节',
  ]),
  words('Singles’ Day', [
    '独身の日',
    'Singles’ Day',
    'Día del Soltero',
    'Giornata dei single',
    'Fête des célibataires',
    '双十一',
  ]),
  words('Spring sale', [
    '春のセール',
    'Frühlingsaktion',
    'Oferta de primavera',
    'Offerta di primavera',
    'Offre de printemps',
    '春季特惠',
  ]),
  words('Summer sale', [
    '夏のセール',
    'Sommeraktion',
    'Oferta de verano',
    'Offerta d’estate',
    'Offre d’été',
    '夏季特惠',
  ]),
  words('Autumn sale', [
    '秋のセール',
    'Herbstaktion',
    'Oferta de otoño',
    'Offerta d’autunno',
    'Offre d’automne',
    '秋季特惠',
  ]),
  words('Winter sale', [
    '冬のセール',
    'Winteraktion',
    'Oferta de invierno',
    'Offerta d’inverno',
    'Offre d’hiver',
    '冬季特惠',
  ]),
]

/** «Black Friday 2026» → occasion and year; «2026 黑色星期五» too. */
const PARTS = /^(?:(\d{4})\s*)?(.*?)(?:\s*(\d{4}))?$/

/** The name of a sale in every language: of a known occasion, with its year where it was, else as it was typed. */
export function namesOf(typed: string): Words {
  const name = typed.trim()
  const [, first, spoken = '', last] = PARTS.exec(name) ?? []
  const occasion = OCCASIONS.find(each => Object.values(each).some(word => isSame(word, spoken)))
  if (!occasion) return words(name, [name, name, name, name, name, name])
  const year = first ?? last
  if (!year) return occasion
  const { en, ja, de, es, it, fr, zh } = occasion
  const named = [ja, de, es, it, fr].map(word => `${word} ${year}`)
  const [inJa = '', inDe = '', inEs = '', inIt = '', inFr = ''] = named
  return words(`${en} ${year}`, [inJa, inDe, inEs, inIt, inFr, `${year} ${zh}`])
}

const isSame = (one: string, other: string): boolean => folded(one) === folded(other)
const folded = (text: string): string => text.trim().toLowerCase().replaceAll("'", '’')
