import type { CSSProperties } from 'react'
import { contrast } from '@/server/drawing/contrast'
import { coloursOf, ownOf, type Place, type Token } from '@/server/drawing/tokens'
import { HABITS } from '../words/language'
import { spoken, t } from '../words/of-request'
import type { Sentence } from '../words/say'
import { TokenName } from './token-name'

type Props = { tokens: readonly Token[]; isClear: boolean }

const NAMES: readonly [place: Place, name: Sentence][] = [
  ['everywhere', 'Video pages, and all others'],
  ['music', 'Music pages'],
  ['ai', 'Video AI pages'],
  ['below', 'Below the waterline: the foot of a page'],
  ['window', 'Drawn windows of the applications'],
  ['tile', 'Tiles of video services'],
  ['tile of music', 'Tiles of music services'],
  ['tile of ai', 'Tiles of Video AI'],
  ['tile of adult', 'Tiles of adult services'],
]

/** Of every place, its own colours in light and dark, each with its value and its contrast against what is under it. */
export const Colours = ({ tokens, isClear }: Props) => (
  <section aria-labelledby="style-colours">
    <h2 id="style-colours">{t('Colors')}</h2>
    <p>{t(MEASURED)}</p>
    {NAMES.map(([place, name]) => (
      <section key={place} aria-label={t(name)}>
        <h3>{t(name)}</h3>
        <div className="shop-style__pair">
          {[false, true].map(isDark => (
            <Swatches
              key={String(isDark)}
              name={t(isDark ? 'Dark' : 'Light')}
              own={ownOf(tokens, place)}
              colours={coloursOf(tokens, { isDark, isClear, place })}
            />
          ))}
        </div>
      </section>
    ))}
  </section>
)

const MEASURED =
  'Beside each value: how far it is from the ground it is measured on. Words need 4.5, and 7 where more contrast is asked for.'

type Colors = ReturnType<typeof coloursOf>
type SwatchesProps = { name: string; own: ReadonlySet<string>; colours: Colors }

const Swatches = ({ name, own, colours }: SwatchesProps) => (
  <div className="shop-style__scheme" style={groundOf(colours)}>
    <h4>{name}</h4>
    <ul>
      {[...colours]
        .filter(([token]) => own.has(token))
        .map(([token, value]) => (
          <li key={token}>
            <span className="shop-style__swatch" style={{ background: value }} />
            <TokenName token={token} />
            <span className="shop-style__value">
              {value}
              <span>{ratioText(token, colours)}</span>
            </span>
          </li>
        ))}
    </ul>
  </div>
)

const groundOf = (colours: Colors): CSSProperties => ({
  background: colours.get('ground'),
  color: colours.get('text'),
  borderColor: colours.get('line'),
})

/** What stands on a colour of its own is measured there; all else on the ground. */
const UNDER: Record<string, string> = {
  'on-accent': 'accent',
  'mark-on-accent': 'accent',
  'on-mark': 'mark',
  'tile-line': 'tile',
  'tile-tone': 'tile',
}

function ratioText(token: string, colours: Colors): string {
  if (token === 'ground') return ''
  const ratio = contrast(colours.get(token), colours.get(UNDER[token] ?? 'ground'))
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return `${new Intl.NumberFormat(HABITS[spoken()], digits).format(ratio)} : 1`
}
