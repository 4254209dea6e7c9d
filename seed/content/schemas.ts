import { z } from 'zod'
import { routeKey } from '@/pricing/rows/fields'
import { GUIDE_SCREENS } from '@/site/guide-steps'
import { RELEASE_STATES } from '@/site/release-states'
import { SITES } from '@/site/sites'
import { localized, written } from '../localized'

const text = z.string().trim().min(1, 'must not be empty')
const path = z.string().startsWith('/', 'must be a path of the shop')
const instant = z.iso.datetime({ error: 'must be an ISO instant such as 2026-11-20T00:00:00Z' })
const day = z.iso.date('must be a day such as 2026-05-31')
const number = z.number().int().positive()
const rich = z.strictObject({
  root: z.looseObject({ type: z.literal('root'), children: z.array(z.looseObject({ type: text })).min(1) }),
})
const passages = z.array(z.strictObject({ title: text, text }))
const questions = z.array(z.strictObject({ question: text, answer: text }))
const links = z.array(z.strictObject({ label: localized, href: path }))
const seo = { meta_title: written(text.max(70)), meta_description: written(text.max(170)) }

/** The rows of content; a mistyped field is refused. */
export const contentSchemas = {
  authors: z.strictObject({ key: text, name: written(text), text: written(text) }),
  categories: z.strictObject({
    uid: text,
    parent: text.nullable(),
    order: z.number().int(),
    title: written(text),
  }),
  articles: z.strictObject({
    number,
    author: text,
    published_at: instant,
    categories: z.array(text),
    related: z.array(number),
    routes: z.array(routeKey),
    about_title: z.boolean().default(false),
    title: written(text),
    summary: written(text),
    body: written(rich),
    ...seo,
  }),
  guides: z.strictObject({
    route: routeKey,
    title: written(text),
    intro: written(text),
    steps: written(z.array(z.strictObject({ title: text, text, shows: z.enum(GUIDE_SCREENS) })).min(3)),
    hints: written(passages),
    questions: written(questions),
    ...seo,
  }),
  reviews: z.strictObject({
    number,
    route: routeKey,
    author: text,
    category: text,
    published_at: instant,
    title: written(text),
    summary: written(text),
    likes: written(z.array(text).min(1)),
    dislikes: written(z.array(text).min(1)),
    body: written(rich),
    ...seo,
  }),
  bestLists: z.strictObject({
    key: text,
    title: written(text),
    intro: written(text),
    entries: written(z.array(z.strictObject({ route: routeKey, title: text, text })).min(2)),
    ...seo,
  }),
  releases: z.strictObject({
    application: text,
    version: text,
    date: day,
    state: z.enum(RELEASE_STATES),
    notes: written(z.array(text).min(1)),
    minimum: text.optional(),
    name: text.optional(),
    filename: text.optional(),
    mimeType: text.optional(),
    url: text.optional(),
    filesize: number.optional(),
    size: number.optional(),
    sha256: text.optional(),
  }),
  legal: z.strictObject({
    key: routeKey,
    version: text,
    effective: day,
    title: written(text),
    body: written(rich),
    ...seo,
  }),
  pages: z.strictObject({
    route: routeKey,
    template: text,
    title: written(text),
    intro: written(text),
    blocks: written(z.array(z.looseObject({ blockType: text, routes: z.array(routeKey).optional() }))),
    ...seo,
  }),
  faq: z.strictObject({
    key: text,
    topic: text,
    order: z.number().int(),
    question: written(text),
    answer: written(text),
  }),
  savedReplies: z.strictObject({ title: text, text: localized }),
  navigation: z.strictObject({
    site: z.enum(SITES),
    header: links,
    footer: z.array(z.strictObject({ title: localized, links })),
  }),
  redirects: z.strictObject({ from: path, to: path }),
}
