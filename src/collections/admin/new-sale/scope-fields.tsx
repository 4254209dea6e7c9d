import { LINES, type Line } from '@/pricing'
import { LINE_LABELS } from '../../fields/options'
import { t } from '../words/of-request'
import { Field } from './fields'
import type { SaleForm } from './form-data'

type Props = { data: SaleForm }

/** What it lowers: everything, a line, or chosen products. */
export function ScopeFields({ data: { typed, told, products } }: Props) {
  const sold = new Set(products.map(({ line }) => line))
  return (
    <fieldset className="sale__group">
      <legend>{t('What is discounted')}</legend>
      <Field field="scope" label={t('Products')} told={told}>
        {described => (
          <select {...described} name="scope" defaultValue={typed.scope}>
            <option value="everything">{t('Everything')}</option>
            {LINES.filter(line => sold.has(line)).map(line => (
              <option key={line} value={`line:${line}`}>
                {t('{line}: {count, plural, one {# product} other {# products}}', {
                  line: t(LINE_LABELS[line]),
                  count: countIn(products, line),
                })}
              </option>
            ))}
            <option value="products">{t('Chosen products')}</option>
          </select>
        )}
      </Field>
      <details open={typed.scope === 'products' || typed.products.length > 0}>
        <summary>{t('Choose products (with “Chosen products”)')}</summary>
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

const countIn = (products: SaleForm['products'], line: Line): number =>
  products.filter(each => each.line === line).length
