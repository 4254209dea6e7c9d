import type { AdminViewServerProps } from 'payload'
import { missingSettings } from '@/server/sellers/missing'
import type { Market } from '@/site/markets'

const NAMES: Record<Market, string> = {
  germany: 'Germany',
  europe: 'European Union',
  japan: 'Japan',
  world: 'Elsewhere',
}

export async function SellersStatus({ payload }: Pick<AdminViewServerProps, 'payload'>) {
  const missing = await missingSettings().catch(() => []) // without a rule book its own section says so
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="sellers" style={{ marginBottom: 'calc(var(--base) * 2)' }}>
      <h2 id="sellers">Before going live</h2>
      <p>
        The shop leaves out what is empty in{' '}
        <a href={`${payload.config.routes.admin}/collections/sellers`}>Sellers and taxes</a>. Missing:
      </p>
      <ul>
        {missing.map(({ market, lacks }) => (
          <li key={market}>
            <b>{NAMES[market]}</b>: {lacks.join(', ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
