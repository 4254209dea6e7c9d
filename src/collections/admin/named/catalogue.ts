import type { Payload, PayloadRequest } from 'payload'
import { cache } from 'react'
import { systemLabel } from '../../fields/options'
import type { AdminLanguage } from '../words/language'
import { productOptions } from './named-value'

/** What every field and cell of a form or a list asks for, read once. Without a user: a cell is not told who looks at its list. */
export const catalogueIn = cache(
  async (payload: Payload, language: AdminLanguage, user?: PayloadRequest['user']) => {
    const { docs } = await payload.find({
      collection: 'products',
      select: { route: true, name: true, status: true, aliases: true, tier: true, region: true },
      locale: language,
      pagination: false,
      depth: 0,
      ...(user ? { overrideAccess: false, user } : {}),
    })
    return docs
  },
)

/** The same, for people to choose from and to read. */
export const productsIn = cache(
  async (payload: Payload, language: AdminLanguage, user?: PayloadRequest['user']) =>
    productOptions(await catalogueIn(payload, language, user), language),
)

/** Each product by its id, with its system, which two share a name: «Netflix Downloader · Windows». Read once for a list. */
export const productTitles = cache(
  async (payload: Payload, language: AdminLanguage): Promise<ReadonlyMap<string, string>> => {
    const { docs } = await payload.find({
      collection: 'products',
      select: { name: true, os: true },
      locale: language,
      pagination: false,
      depth: 0,
    })
    return new Map(docs.map(({ id, name, os }) => [id, `${name} · ${systemLabel(os)}`]))
  },
)
