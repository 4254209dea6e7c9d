import type { Token } from '@/server/drawing/tokens'
import { t } from '../words/of-request'
import { pixels } from './pixels'
import { TokenName } from './token-name'

/** Headlines of the shop's own pages, each in its own face; names of type are said in no language. */
const SAMPLES = [
  { lang: 'en', face: 'font-headline', text: 'Save to the mark, $39.95' },
  { lang: 'ja', face: 'font-headline-ja', text: '電波の届かない時間も、手元に' },
  { lang: 'zh-CN', face: 'font-headline-zh', text: '没有网络，也能继续看' },
] as const

/** From here on a text is a headline (shop.css). */
const HEADLINE_REM = 1.75

export function TypeScale({ tokens }: { tokens: readonly Token[] }) {
  const sizes = tokens.filter(({ name }) => /^text-\w+$/.test(name) && name !== 'text-*')
  return (
    <section aria-labelledby="style-type">
      <h2 id="style-type">{t('Type')}</h2>
      <p>
        {t(
          'From 28 px on, words are set in the face of headlines: Bricolage Grotesque, with Zen Kaku Gothic New in Japanese and Noto Sans SC in Chinese.',
        )}
      </p>
      <dl className="shop-style__scale">
        {sizes.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <TokenName token={name} /> {pixels(value)}
            </dt>
            {SAMPLES.map(({ lang, face, text }) => (
              <dd key={lang} lang={lang} style={{ fontSize: value, ...faceOf(tokens, value, face) }}>
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

function faceOf(tokens: readonly Token[], size: string, face: string) {
  const isHeadline = Number.parseFloat(size) >= HEADLINE_REM
  const family = said(
    tokens,
    isHeadline ? face : face.replace(/font-headline(?=-|$)/, 'font').replace(/^font$/, 'font-sans'),
  )
  return { fontFamily: resolved(tokens, family), fontWeight: isHeadline ? 700 : 400, lineHeight: 1.3 }
}

const said = (tokens: readonly Token[], name: string): string =>
  tokens.find(token => token.name === name)?.value ?? ''

/** The admin has no tokens of the shop: what one says by another is written out. */
const resolved = (tokens: readonly Token[], value: string): string =>
  value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => resolved(tokens, said(tokens, name)))
