import type { Token } from '@/server/drawing/tokens'
import { HABITS } from '../words/language'
import { spoken, t } from '../words/of-request'
import { pixels } from './pixels'
import { TokenName } from './token-name'

type Props = { tokens: readonly Token[] }

const STEPS = [1, 2, 3, 4, 6, 8, 12, 16, 24] as const

/** Multiples of the one step, as the pages use them. */
export function Spacing({ tokens }: Props) {
  const step = Number.parseFloat(tokens.find(({ name }) => name === 'spacing')?.value ?? '')
  return (
    <section aria-labelledby="style-spacing">
      <h2 id="style-spacing">{t('Spacing')}</h2>
      <ul className="shop-style__rows">
        {STEPS.map(times => (
          <li key={times}>
            <span>{`${times * step * 16} px`}</span>
            <span className="shop-style__bar" style={{ width: `${times * step}rem` }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const named = (tokens: readonly Token[], start: string) =>
  tokens.filter(({ name, value }) => name.startsWith(start) && value !== 'initial')

export const Radii = ({ tokens }: Props) => (
  <section aria-labelledby="style-radii">
    <h2 id="style-radii">{t('Corners')}</h2>
    <ul className="shop-style__tiles">
      {named(tokens, 'radius-').map(({ name, value }) => (
        <li key={name}>
          <span className="shop-style__corner" style={{ borderRadius: value }} />
          <TokenName token={name} />
          <span>{pixels(value)}</span>
        </li>
      ))}
    </ul>
  </section>
)

export const Motion = ({ tokens }: Props) => (
  <section aria-labelledby="style-motion">
    <h2 id="style-motion">{t('Motion')}</h2>
    <p>{t('Nothing moves for those who ask their device for less motion.')}</p>
    <ul className="shop-style__rows">
      {named(tokens, 'motion-').map(({ name, value }) => (
        <li key={name}>
          <TokenName token={name} />
          <span>{secondsText(value)}</span>
        </li>
      ))}
    </ul>
  </section>
)

/** How long it takes; a course takes no time of its own. */
function secondsText(value: string): string {
  if (!/^\d+ms$/.test(value)) return ''
  const seconds = Number.parseInt(value, 10) / 1000
  return new Intl.NumberFormat(HABITS[spoken()], {
    style: 'unit',
    unit: 'second',
  }).format(seconds)
}
