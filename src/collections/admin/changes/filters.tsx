import { Button } from '@payloadcms/ui'
import { type ChangesFilter, changesPath } from './asked'
import type { Kind } from './changes-data'

type Props = { filter: ChangesFilter; kinds: readonly Kind[]; admin: string }

export const ChangesFilters = ({ filter, kinds, admin }: Props) => (
  <search>
    <form method="get" action={changesPath(admin, {})} className="changes__filters">
      <Typed name="person" label="Person (a part of the email)" value={filter.person} />
      <label>
        Kind
        <select name="kind" defaultValue={filter.kind}>
          <option value="">All</option>
          {kinds.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Typed name="text" label="Thing (a part of its name)" value={filter.text} />
      <Typed name="from" label="From (day, UTC)" value={filter.from} type="date" />
      <Typed name="until" label="To (day, UTC, included)" value={filter.until} type="date" />
      <Button type="submit" size="medium" margin={false}>
        Show
      </Button>
      <a href={changesPath(admin, {})}>Show all</a>
    </form>
  </search>
)

type TypedProps = { name: string; label: string; value: string; type?: 'text' | 'date' }

const Typed = ({ name, label, value, type = 'text' }: TypedProps) => (
  <label>
    {label}
    <input type={type} name={name} defaultValue={value} maxLength={200} autoComplete="off" />
  </label>
)
