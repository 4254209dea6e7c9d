import { LINES as LINE_NAMES } from '@/pricing'
import type { PricesData } from './lab-data'
import { LINES } from './words'

type Props = { data: Pick<PricesData, 'asked' | 'tiers'> }

/** Which of the plans are listed. */
export function PriceFilters({ data: { asked, tiers } }: Props) {
  const { filter, other } = asked
  return (
    <fieldset className="lab__situation">
      <legend>What to list</legend>
      <div className="lab__field">
        <label htmlFor="lab-line">Line</label>
        <select id="lab-line" name="line" defaultValue={filter.line}>
          <option value="">All lines</option>
          {LINE_NAMES.map(line => (
            <option key={line} value={line}>
              {LINES[line]}
            </option>
          ))}
        </select>
      </div>
      <div className="lab__field">
        <label htmlFor="lab-tier">Price group</label>
        <select id="lab-tier" name="tier" defaultValue={filter.tier}>
          <option value="">All price groups</option>
          {tiers.map(tier => (
            <option key={tier} value={tier}>
              {tier.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </div>
      <div className="lab__field">
        <label htmlFor="lab-name">Name of the product</label>
        <input
          id="lab-name"
          name="name"
          type="search"
          defaultValue={filter.name}
          maxLength={200}
          autoComplete="off"
        />
      </div>
      {other && (
        <div className="lab__tick">
          <input
            id="lab-only"
            type="checkbox"
            name="only"
            value="different"
            defaultChecked={filter.isDifferent}
          />
          <label htmlFor="lab-only">Only what differs</label>
        </div>
      )}
    </fieldset>
  )
}
