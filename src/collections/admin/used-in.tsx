import type { Payload, UIFieldServerProps } from 'payload'
import { isUsed, type Use, usesOf } from '../hooks/uses'
import { kindOf } from './translations/kind-of'
import { speak, t } from './words/of-request'
import type { Sentence } from './words/say'

export async function UsedIn({ collectionSlug, id, req }: UIFieldServerProps) {
  speak(req)
  if (!id || !isUsed(collectionSlug)) return null
  const uses = await usesOf(req, collectionSlug, String(id))
  return (
    <div className="field-type" data-used-in>
      <p className="field-label">{t('Used in')}</p>
      {uses.length === 0 ? <p>{t('Nothing')}</p> : <ul>{uses.map(shownIn(req.payload))}</ul>}
    </div>
  )
}

/** Records that have no name of their own. */
const NAMELESS: Readonly<Record<string, Sentence>> = { 'order-lines': 'an order', licences: 'a license' }

const shownIn = (payload: Payload) => (use: Use) => (
  <li key={`${use.collection} ${use.id}`}>
    {kindOf(payload, use.collection)}:{' '}
    <a href={addressOf(payload.config.routes.admin, use)}>
      {use.title || t(NAMELESS[use.collection] ?? 'a license')}
    </a>
    {use.isTrashed && ` ${t('(in the trash)')}`}
  </li>
)

const addressOf = (admin: string, { collection, id, isTrashed }: Use) =>
  `${admin}/collections/${collection}/${isTrashed ? 'trash/' : ''}${id}`
