import type { Words } from '../language'

/** What payers tell of a payment and what comes of it, as the support desk and the first page say it. */
export const PAYMENTS = {
  paid_as_agreed: ['zum vereinbarten Preis bezahlt', '合意額での支払い'],
  paid_late: ['verspätet bezahlt', '期限後の支払い'],
  known: ['bereits bekannt', '処理済み'],
  late: ['zu spät', '期限後'],
  superseded: ['überholt', '新しい支払いに置き換え'],
  unknown_order: ['unbekannte Bestellung', '不明な注文'],
  wrong_amount: ['falscher Betrag', '金額の不一致'],
  paid_twice: ['doppelt bezahlt', '二重払い'],
  base_gone: ['Grundlage des Preises entfallen', '価格の前提が失われた支払い'],
  bought_twice: ['doppelt gekauft', '二重購入'],
  subscription_over: ['Abo schon beendet', '終了済みのサブスクリプション'],
  difference_paid: ['Differenz bezahlt', '差額の支払い'],
  difference_late: ['Differenz zu spät bezahlt', '差額の期限後の支払い'],
  difference_refunded: ['Differenz erstattet', '差額の返金'],
  difference_disputed: ['Differenz beanstandet', '差額への異議申し立て'],
  difference_charged_back: ['Differenz zurückgebucht', '差額の引き戻し'],
  returned_disputed: ['Erstattung beanstandet', '返金済みの支払いへの異議申し立て'],
  refunded_in_part: ['teilweise erstattet', '一部返金'],
  partly_refunded: ['anderswo teilweise erstattet', 'ショップ外での一部返金'],
  refund_failed: ['Erstattung fehlgeschlagen', '返金の失敗'],
  dispute_warned: ['Beschwerde angekündigt', '異議申し立ての予告'],
  dispute_opened: ['Beschwerde eröffnet', '異議申し立ての開始'],
  dispute_won: ['Beschwerde gewonnen', '異議申し立て：勝訴'],
  dispute_lost: ['Beschwerde verloren', '異議申し立て：敗訴'],
} satisfies Words
