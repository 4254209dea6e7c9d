import type { Localized } from '../localized'

/** Chinese names what remains of the price in tenths (7 折), the other languages the percent saved. */
type Saving = { off: number; zh: string }

const percentOff = ({ off, zh }: Saving): Localized => ({
  en: `${off}% off`,
  ja: `${off}%オフ`,
  de: `${off} % Rabatt`,
  es: `${off} % de descuento`,
  it: `${off}% di sconto`,
  fr: `${off} % de remise`,
  zh: `${zh} 折优惠`,
})

const because = (reason: Localized, saving: Localized): Localized => ({
  en: `${reason.en}: ${saving.en}`,
  ja: `${reason.ja}：${saving.ja}`,
  de: `${reason.de}: ${saving.de}`,
  es: `${reason.es}: ${saving.es}`,
  it: `${reason.it}: ${saving.it}`,
  fr: `${reason.fr} : ${saving.fr}`,
  zh: `${reason.zh}：${saving.zh}`,
})

const REASONS = {
  option: {
    en: 'Additional product on your subscription',
    ja: 'サブスクリプションへの製品追加',
    de: 'Zusatzprodukt zu Ihrem Abo',
    es: 'Producto adicional en tu suscripción',
    it: 'Prodotto aggiuntivo nel tuo abbonamento',
    fr: 'Produit ajouté à votre abonnement',
    zh: '为订阅添加产品',
  },
  suitePro: {
    en: 'Suite for 3 computers',
    ja: 'パソコン3台用のセット',
    de: 'Komplettpaket für 3 Computer',
    es: 'Suite para 3 ordenadores',
    it: 'Suite per 3 computer',
    fr: 'Suite pour 3 ordinateurs',
    zh: '3 台电脑全能套装',
  },
  adultPro: {
    en: 'Adult bundle for 3 computers',
    ja: 'パソコン3台用のアダルト動画セット',
    de: 'Erwachsenenpaket für 3 Computer',
    es: 'Paquete para adultos para 3 ordenadores',
    it: 'Pacchetto per adulti per 3 computer',
    fr: 'Pack pour adultes pour 3 ordinateurs',
    zh: '3 台电脑成人视频套装',
  },
  adultLifetime: {
    en: 'Adult bundle for life',
    ja: 'アダルト動画セット永久ライセンス',
    de: 'Erwachsenenpaket, unbegrenzt',
    es: 'Paquete para adultos de por vida',
    it: 'Pacchetto per adulti a vita',
    fr: 'Pack pour adultes à vie',
    zh: '成人视频套装永久版',
  },
  single: {
    en: 'Single product for life',
    ja: '単品の永久ライセンス',
    de: 'Einzelprodukt, unbegrenzt',
    es: 'Producto individual de por vida',
    it: 'Prodotto singolo a vita',
    fr: 'Produit individuel à vie',
    zh: '单品永久版',
  },
  paddle: {
    en: 'Payment with Paddle',
    ja: 'Paddle でのお支払い',
    de: 'Zahlung mit Paddle',
    es: 'Pago con Paddle',
    it: 'Pagamento con Paddle',
    fr: 'Paiement avec Paddle',
    zh: '使用 Paddle 付款',
  },
  blackFriday: {
    en: 'Black Friday',
    ja: 'ブラックフライデー',
    de: 'Black Friday',
    es: 'Black Friday',
    it: 'Black Friday',
    fr: 'Black Friday',
    zh: '黑色星期五',
  },
  christmas: {
    en: 'Christmas sale',
    ja: 'クリスマスセール',
    de: 'Weihnachtsangebot',
    es: 'Oferta de Navidad',
    it: 'Offerta di Natale',
    fr: 'Offre de Noël',
    zh: '圣诞特惠',
  },
} satisfies Record<string, Localized>

export type CouponReason = keyof typeof REASONS

/** «Black Friday: 30% off» in every language; `off` is the whole percent that is saved, below 100. */
export function savingText(reason: CouponReason, off: number): Localized {
  const remaining = (100 - off) / 10
  return because(REASONS[reason], percentOff({ off, zh: String(remaining) }))
}

/** Names no amount: it is converted to the customer's currency. */
export const STAYING_TEXT: Localized = {
  en: 'Thank you for staying: an extra discount',
  ja: 'ご継続ありがとうございます：追加割引',
  de: 'Danke, dass Sie bleiben: ein zusätzlicher Rabatt',
  es: 'Gracias por quedarte: un descuento adicional',
  it: 'Grazie per restare con noi: uno sconto in più',
  fr: 'Merci de rester : une remise supplémentaire',
  zh: '感谢您继续使用：额外优惠',
}

/** Stands in one line beside a price on a phone; the plan is named wherever this is read. */
export const YEAR_ROUND_TEXT: Localized = {
  en: 'Year-round offer: Video Downloader',
  ja: '通年特別価格：動画ダウンローダー',
  de: 'Dauerangebot: Video-Downloader',
  es: 'Oferta permanente: descargador de vídeos',
  it: 'Offerta permanente: downloader di video',
  fr: 'Offre permanente : téléchargeur de vidéos',
  zh: '全年特惠：视频下载器',
}
