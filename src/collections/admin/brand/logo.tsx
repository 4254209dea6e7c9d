import { BRAND } from '@/site/brand'
import { BrandIcon } from './icon'

/** Above the form in which staff sign in. */
export const BrandLogo = () => (
  <span
    style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5em', fontSize: '2rem', fontWeight: 600 }}
  >
    <span style={{ display: 'flex', width: '2.5rem', height: '2.5rem' }}>
      <BrandIcon />
    </span>
    {BRAND}
  </span>
)
