import type { Localized } from '../localized'

export const CAMPAIGN_NAMES = {
  'normal-autumn-sale': {
    en: 'Year-round offer',
    ja: '通年特別価格',
    de: 'Dauerangebot',
    es: 'Oferta permanente',
    it: 'Offerta permanente',
    fr: 'Offre permanente',
    zh: '全年特惠',
  },
  'black-friday-2022': {
    en: 'Black Friday 2022',
    ja: 'ブラックフライデー 2022',
    de: 'Black Friday 2022',
    es: 'Black Friday 2022',
    it: 'Black Friday 2022',
    fr: 'Black Friday 2022',
    zh: '2022 黑色星期五',
  },
  'christmas-2022': {
    en: 'Christmas 2022',
    ja: 'クリスマス 2022',
    de: 'Weihnachten 2022',
    es: 'Navidad 2022',
    it: 'Natale 2022',
    fr: 'Noël 2022',
    zh: '2022 圣诞节',
  },
  'all-in-one-offer': {
    en: 'All-in-one offer',
    ja: 'オールインワン特別価格',
    de: 'Komplettpaket-Angebot',
    es: 'Oferta todo en uno',
    it: 'Offerta tutto in uno',
    fr: 'Offre tout-en-un',
    zh: '全能套装特惠',
  },
  'upgrade-campaign': {
    en: 'Upgrade campaign',
    ja: 'アップグレードキャンペーン',
    de: 'Upgrade-Aktion',
    es: 'Campaña de ampliación',
    it: 'Campagna di upgrade',
    fr: 'Campagne de mise à niveau',
    zh: '升级活动',
  },
  'general-activity': {
    en: 'Event center',
    ja: 'イベントセンター',
    de: 'Aktionscenter',
    es: 'Centro de eventos',
    it: 'Centro eventi',
    fr: 'Centre des événements',
    zh: '活动中心',
  },
  'referral-program': {
    en: 'Referral program',
    ja: '紹介プログラム',
    de: 'Empfehlungsprogramm',
    es: 'Programa de referidos',
    it: 'Programma di inviti',
    fr: 'Programme de parrainage',
    zh: '推荐计划',
  },
} satisfies Record<string, Localized>

export type CampaignKey = keyof typeof CAMPAIGN_NAMES
