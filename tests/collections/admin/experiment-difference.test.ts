import { expect, test } from 'vitest'
import { differenceText } from '@/collections/admin/experiment-difference'

test.each([
  [
    { points: 1.25, from: 0.4, until: 2.1 },
    'en',
    'Of 100 visitors, 1.3 more buy with the change (group A) than without it. The true difference lies between 0.4 and 2.1, with a certainty of 95%. So the change sells more.',
  ],
  [
    { points: -1.2, from: -2.1, until: -0.4 },
    'de',
    'Von 100 Besuchern kaufen mit der Änderung (Gruppe A) 1,2 weniger als ohne sie. Der wahre Unterschied liegt mit 95\u00a0% Sicherheit zwischen −2,1 und −0,4. Die Seite ohne die Änderung verkauft also mehr.',
  ],
  [
    { points: 0.3, from: -0.6, until: 1.2 },
    'ja',
    '訪問者100人あたりの購入は、変更あり（グループA）のほうが変更なしより0.3人多くなっています。実際の差は、95%の確率で−0.6〜1.2の間です。まだ偶然の可能性があるため、テストを続けてください。',
  ],
] as const)('the difference %j reads in %s as people say it', (difference, language, text) => {
  expect(differenceText(difference, language)).toBe(text)
})
