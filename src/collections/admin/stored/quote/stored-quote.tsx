import type { JSONFieldServerProps } from 'payload'
import { productsIn } from '../../named/catalogue'
import { labelIn } from '../../words/label-in'
import { adminLanguage } from '../../words/language'
import { AsStored } from '../as-stored'
import { StoredJson } from '../stored-json'
import { StoredValue } from '../stored-value'
import { QuoteAccount } from './account'
import { keptQuote } from './kept-quote'
import { ruleNames } from './rule-names'
import '../../sum-list.css'
import './quote.css'

/** The price of an order with its reasons; one of an older shape as every stored object. */
export async function StoredQuote(props: JSONFieldServerProps) {
  const { data, field, i18n, path, payload, req } = props
  const { name, label } = field
  const quote = keptQuote.safeParse(data?.[name]).data
  if (!quote) return StoredJson(props)
  const language = adminLanguage(i18n.language)
  const [products, names] = await Promise.all([
    productsIn(payload, language, req.user),
    ruleNames(quote, { payload, req, language }),
  ])
  return (
    <StoredValue path={path} label={labelIn(label, language) ?? name}>
      <div className="quote">
        <QuoteAccount quote={quote} telling={{ language, products }} names={names} />
      </div>
      <AsStored stored={data?.[name]} language={language} user={req.user} />
    </StoredValue>
  )
}
