import type { AdminViewServerProps } from 'payload'
import { missingBeforeLive } from '@/server/startup/before-live'
import type { Market } from '@/site/markets'

const NAMES: Record<Market, string> = {
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
      <h2 id="before-live">Before going live</h2>
      {missing.shop.length > 0 && (
        <>
          <p>Missing in the settings of the server, which operators change:</p>
          <Lacks of={missing.shop.map(({ about, lacks }) => [about, lacks])} />
        </>
      )}
      {missing.markets.length > 0 && (
        <>
          <p>
            The shop leaves out what is empty in{' '}
            <a href={`${admin}/collections/sellers`}>Sellers and taxes</a>. Missing:
          </p>
          <Lacks of={missing.markets.map(({ market, lacks }) => [NAMES[market], lacks])} />
        </>
      )}
    </section>
  )
}

const Lacks = ({ of }: { of: readonly (readonly [string, readonly string[]])[] }) => (
  <ul>
    {of.map(([name, lacks]) => (
      <li key={name}>
        <b>{name}</b>: {lacks.join('; ')}
      </li>
    ))}
  </ul>
)
