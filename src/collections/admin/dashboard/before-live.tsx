import type { AdminViewServerProps } from 'payload'
import { missingBeforeLive } from '@/server/startup/before-live'
import type { Market } from '@/site/markets'
import { retold, t } from '../words/of-request'
import type { Sentence } from '../words/say'
import { listText, pairText } from '../words/written/joined'

const NAMES: Record<Market, Sentence> = {
  germany: 'Germany',
  europe: 'European Union',
  japan: 'Japan',
  world: 'Elsewhere',
}

export async function BeforeLive({ payload }: Pick<AdminViewServerProps, 'payload'>) {
  const missing = await missingBeforeLive(Date.now()).catch(() => undefined) // without a rule book its own section says so
  if (!missing || missing.shop.length + missing.markets.length === 0) return null
  const { admin } = payload.config.routes
  return (
    <section aria-labelledby="before-live" style={{ marginBottom: 'calc(var(--base) * 2)' }}>
      <h2 id="before-live">{t('Before going live')}</h2>
      {missing.shop.length > 0 && (
        <>
          <p>{t('Missing in the settings of the server, which operators change:')}</p>
          <Lacks of={missing.shop.map(({ about, lacks }) => [t(about), lacks])} />
        </>
      )}
      {missing.markets.length > 0 && (
        <>
          <p>
            <a href={`${admin}/collections/sellers`}>
              {t('The shop leaves out what is empty under “Sellers and taxes”.')}
            </a>{' '}
            {t('Missing:')}
          </p>
          <Lacks of={missing.markets.map(({ market, lacks }) => [t(NAMES[market]), lacks])} />
        </>
      )}
    </section>
  )
}

const Lacks = ({ of }: { of: readonly (readonly [string, readonly string[]])[] }) => (
  <ul>
    {of.map(([name, lacks]) => (
      <li key={name}>
        <b>{name}</b>
        {pairText('', listText(lacks.map(retold)))}
      </li>
    ))}
  </ul>
)
