import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What the shop does not do, in the words in which its texts once said it did. Whoever builds it takes its line away. */
const NOT_SO: Record<string, RegExp> = {
  'a recommendation earns nothing yet':
    /earn a free licen|Gratislizenz verdienen|gane una licencia gratis|ottieni una licenza gratuita|gagnez une licence|無料ライセンスを獲得|赢取免费许可证/,
  'a price names no licences that lowered it':
    /lists the products that were counted|names the licences that lower/,
  'a suite comes with a key of its own': /No new key to learn|changes its rank/,
  'nobody is asked for a consent to cookies':
    /consent you gave|erteilte Einwilligung|retirar un consentimiento|revocare un consenso|retirer un accord|同意を取り消すには|要撤回同意/,
  'prices name no taxes':
    /Prices, taxes|Preis, Steuern|los impuestos y la moneda|Prix, taxes|Prezzi, imposte|価格、税|价格、税/,
  'no delivery waits for a consent':
    /ask for your consent first|vorher nach Ihrer Zustimmung|primero te pedimos tu conformidad|chiediamo prima il tuo consenso|demandons d’abord votre accord|事前にお客様の同意|事先征得您的同意/,
  'without a script keys appear when they are asked for':
    /keys appear here by themselves|erscheinen hier von selbst|aparecerán aquí por sí solas|apparaîtront ici d’elles-mêmes|appariranno qui da sole|自動的にここに表示|自动显示在这里/,
}

const texts = ['seed', 'src/site/messages'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(ts|json)$/.test(file))
    .map(file => ({ file: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') })),
)

test.each(Object.entries(NOT_SO))('no text says otherwise: %s', (_, claim) => {
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(({ text }) => claim.test(text)).map(({ file }) => file)).toEqual([])
})
