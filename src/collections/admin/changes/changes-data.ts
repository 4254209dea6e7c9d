import type { PayloadRequest } from 'payload'
import {
  CHANGED_COLLECTIONS,
  CHANGED_GLOBALS,
  type Change,
  type Cursor,
  findChanges,
  SUPPORT_KIND,
} from '@/server/changes/find-changes'
import { madeTitles } from '../../fields/made-titles'
import { untitled } from '../untitled/untitled'
import { labelIn } from '../words/label-in'
import { adminLanguage } from '../words/language'
import { type ChangesFilter, periodOf } from './asked'

/** A kind that somebody may see changes of, by its slug, and what the admin calls it and one of it without a title. */
export type Kind = { slug: string; label: string; untitled: string; place: string }

export type ChangesData = { kinds: Kind[]; changes: Change[]; next?: Cursor }

/** Null for who is not signed in. Kinds whose versions somebody may not read are neither listed nor looked at. */
export async function changesData(req: PayloadRequest, filter: ChangesFilter): Promise<ChangesData | null> {
  if (!req.user) return null
  const kinds = await kindsFor(req)
  const wanted = kinds.map(({ slug }) => slug).filter(slug => filter.kind === '' || filter.kind === slug)
  const found = await findChanges({
    kinds: wanted,
    person: filter.person.toLowerCase(),
    text: filter.text.toLowerCase(),
    ...periodOf(filter),
    after: filter.after,
  })
  const madeTitle = await madeTitles(req, found.changes.map(documentOf))
  const changes = found.changes.map(each => ({ ...each, title: madeTitle(documentOf(each)) ?? each.title }))
  return { kinds, ...found, changes }
}

/** The log of support says what was done beside what it was done to. */
const documentOf = ({ kind, document, action }: Change) => ({
  collection: kind,
  id: action ? '' : (document ?? ''),
})

async function kindsFor(req: PayloadRequest): Promise<Kind[]> {
  const { collections, globals, routes } = req.payload.config
  const language = adminLanguage(req.i18n.language)
  const lists = collections.map(({ slug, labels, access }) => ({
    kind: {
      slug,
      label: labelIn(labels.plural, language) ?? slug,
      untitled: untitled(labels.singular, language),
      place: `${routes.admin}/collections/${slug}`,
    },
    rule: slug === SUPPORT_KIND ? access.read : access.readVersions,
  }))
  const settings = globals.map(({ slug, label, access }) => {
    const name = labelIn(label, language) ?? slug
    return {
      kind: { slug, label: name, untitled: name, place: `${routes.admin}/globals/${slug}` },
      rule: access.readVersions ?? access.read,
    }
  })
  const known = [...lists, ...settings].filter(({ kind }) => KNOWN.includes(kind.slug))
  const allowed = await Promise.all(known.map(async ({ rule }) => (await rule?.({ req })) === true))
  return known.filter((_, at) => allowed[at]).map(({ kind }) => kind)
}

const KNOWN = [...CHANGED_COLLECTIONS, ...CHANGED_GLOBALS, SUPPORT_KIND]
