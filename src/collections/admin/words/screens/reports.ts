import type { Words } from '../language'

/** Reports. */
export const REPORTS = {
  'Tax by country': ['Steuern nach Land', '国別の税額'],
  'Products and licences': ['Produkte und Lizenzen', '製品とライセンス'],
  'Effect of a campaign': ['Wirkung einer Aktion', 'キャンペーンの効果'],
  Coupons: ['Gutscheine', 'クーポン'],
  'Where orders come from': ['Woher Bestellungen kommen', '注文の流入元'],
} satisfies Words
