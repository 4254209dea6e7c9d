import type { UIFieldServerProps } from 'payload'
import { isUsed, type Use, usesOf } from '../hooks/uses'
import { speak, t } from './words/of-request'

export async function UsedIn({ collectionSlug, id, req }: UIFieldServerProps) {
  speak(req)
  if (!id || !isUsed(collectionSlug)) return null
  const uses = await usesOf(req, collectionSlug, String(id))
  return (
    <div className="field-type" data-used-in>
      <p className="field-label">{t('Used in')}</p>
      {uses.length === 0 ? (
        <p>{t('Nothing')}</p>
      ) : (
        <ul>{uses.map(shownIn(req.payload.config.routes.admin))}</ul>
      )}
    </div>
  )
}

const shownIn = (admin: string) => (use: Use) => (
  <li key={`${use.collection} ${use.id}`}>
    {use.collection}: <a href={addressOf(admin, use)}>{use.title}</a>
    {use.isTrashed && ' (in the trash)'}
  </li>
)

const addressOf = (admin: string, { collection, id, isTrashed }: Use) =>
  `${admin}/collections/${collection}/${isTrashed ? 'trash/' : ''}${id}`
