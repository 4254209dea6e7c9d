import { z } from 'zod'
import { instant } from '@/pricing/rows'
import { PLANS } from '@/pricing/vocabulary'
import { EXPERIMENT_KEY } from '@/site/experiment'
import { FAQ_TOPICS } from '@/site/faq-topics'
import { LOCALES } from '@/site/locale'
import { SITES } from '@/site/sites'
import { keyProblem, textProblem } from '../interface-messages/problem'

const blankless = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => String(text).trim() !== ''))
    : {}

const localized = z.preprocess(blankless, z.partialRecord(z.enum(LOCALES), z.string()))
const links = z.array(z.object({ href: z.string(), label: localized }))

export const navigationRow = z.object({
  site: z.enum(SITES),
  header: links,
  footer: z.array(z.object({ title: localized, links })),
})

/** One line above every page, in a half-open window. */
export const announcementRow = z
  .object({ text: localized, href: z.string().nullable(), from: instant, until: instant })
  .refine(row => row.from < row.until, { path: ['until'], error: 'must be after from' })

export const questionRow = z.object({ topic: z.enum(FAQ_TOPICS), question: localized, answer: localized })

/** Replaces a built-in text; one with a wrong key or syntax is left out. */
export const messageRow = z
  .object({ key: z.string(), text: localized })
  .superRefine(({ key, text }, issues) => {
    const problems = [
      keyProblem(key) ?? LOCALES.map(locale => text[locale] && textProblem(key, locale, text[locale])),
    ].flat()
    for (const problem of problems)
      if (problem) issues.addIssue({ code: 'custom', path: ['text'], message: problem.sentence })
  })

/** A test of plans in a half-open window (SPEC 4): what the a group, `share` percent of all, sees otherwise. */
export const experimentRow = z
  .object({
    key: z.string().regex(EXPERIMENT_KEY, 'must be small letters, digits and hyphens'),
    sites: z.preprocess(value => value ?? [], z.array(z.enum(SITES))),
    from: instant,
    until: instant,
    share: z.coerce.number().int().min(1).max(99),
    plan: z.preprocess(value => value ?? null, z.enum(PLANS).nullable()),
    plans: z.preprocess(value => value ?? [], z.array(z.enum(PLANS))),
    popup: z.preprocess(value => value ?? false, z.boolean()),
  })
  .refine(row => row.from < row.until, { path: ['until'], error: 'must be after the start' })
  .refine(row => row.plan !== null || row.plans.length > 0 || row.popup, {
    path: ['plan'],
    error: 'says nothing that differs: choose a plan, the plans shown, or the popup',
  })

export type ExperimentRow = z.output<typeof experimentRow>
export type NavigationRow = z.output<typeof navigationRow>
export type AnnouncementRow = z.output<typeof announcementRow>
export type QuestionRow = z.output<typeof questionRow>
export type MessageRow = z.output<typeof messageRow>
