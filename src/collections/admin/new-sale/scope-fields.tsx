import { LINES as LINE_NAMES, type Line } from '@/pricing'
import { LINES } from '../price-lab/words'
import { Field } from './fields'
import type { SaleForm } from './form-data'

type Props = { data: SaleForm }

/** What it lowers: everything, a line, or chosen products. */
export function ScopeFields({ data: { typed, told, products } }: Props) {
  const sold = new Set(products.map(({ line }) => line))
  return (
    <fieldset className="sale__group">
      <legend>What it lowers</legend>
      <Field field="scope" label="Products" told={told}>
        {described => (
          <select {...described} name="scope" defaultValue={typed.scope}>
            <option value="everything">Everything</option>
            {LINE_NAMES.filter(line => sold.has(line)).map(line => (
              <option
                key={line}
                value={`line:${line}`}
              >{`${LINES[line]}: ${countIn(products, line)}`}</option>
            ))}
            <option value="products">Chosen products</option>
          </select>
        )}
      </Field>
      <details open={typed.scope === 'products' || typed.products.length > 0}>
        <summary>Choose products (with “Chosen products”)</summary>
        <div className="sale__ticks">
          {products.map(({ route, name }) => (
            <label key={route} className="sale__tick">
              <input
                type="checkbox"
                name="products"
                value={route}
                defaultChecked={typed.products.includes(route)}
              />{' '}
              {name}
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  )
}

function countIn(products: SaleForm['products'], line: Line): string {
  const count = products.filter(each => each.line === line).length
  return count === 1 ? '1 product' : `${count} products`
}
