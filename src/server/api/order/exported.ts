import { z } from 'zod'
import { STATE_NAMES } from '@/pricing/subscriptions'
import { CANCEL_REASONS } from '@/site/cancel-reasons'
import { REFUSAL_REASONS, REVIEW_STATES } from '@/site/customer-review'
import { CANCELLATION_ENDS, CANCELLATION_WAYS, DECLARATION_KINDS } from '@/site/declaration-choices'
import { GROUPS } from '@/site/experiment'
import { LOCALES } from '@/site/locale'
import { SHARE_CHANNELS } from '@/site/share-channels'
import { LICENCE_STATES } from '../../licences/state'
import type { PersonalData } from '../../personal-data/export'
import { TRIAL_LINES } from '../../referral/settings'
import { TRIAL_KINDS } from '../../trials/kinds'
import { currency, instant, minorUnits, orderNumber, os, payer, pid, plan } from '../terms'

const text = z.string()
const words = text.nullable()
const told = text.optional()
const count = z.int().min(0)
const offset = z.iso.datetime({ offset: true })
const listOf = <S extends z.ZodRawShape>(shape: S) => z.array(z.strictObject(shape))

const order = z.strictObject({
  number: orderNumber,
  email: text,
  state: text,
  dispute: words,
  currency,
  total: minorUnits,
  payer,
  coupon: words,
  coupon_used_at: instant.nullable(),
  site: text,
  locale: text,
  country: text,
  os: text,
  created_at: instant,
  paid_at: instant.nullable(),
  receipt: listOf({ kind: text, rule: text, label: text, amount: minorUnits }),
  visits: z
    .array(
      z.strictObject({
        ...{ at: z.number(), path: text },
        ...{ source: told, medium: told, trackid: told, author: told, ad: told },
        ...{ campaign: told, term: told, content: told, click_id: told },
      }),
    )
    .describe('Where the last visits before it came from, the newest first; `at` in ms.'),
  groups: listOf({ experiment: text, group: z.enum(GROUPS) }),
  lines: listOf({ pid, plan, quantity: count, unit_total: minorUnits }),
})

const message = z.strictObject({
  author: z.enum(['customer', 'support']),
  text,
  at: offset,
  files: z.array(text),
})

/** The rows of `server/personal-data` (API, export). */
export const exported: z.ZodType<PersonalData> = z
  .strictObject({
    exported_at: instant,
    account: z.strictObject({
      email: text,
      username: words,
      locale: words,
      confirmed_at: instant.nullable(),
      created_at: instant,
      updated_at: instant,
    }),
    marketing_consent: z.strictObject({ email: z.boolean() }),
    referral: z.strictObject({
      code: words,
      came_by_a_link: z.boolean(),
      visits: count,
      accounts: count,
      purchases: count,
    }),
    trials: listOf({ kind: z.enum(TRIAL_KINDS), line: z.enum(TRIAL_LINES), begins: instant, ends: instant }),
    shares: listOf({ channel: z.enum(SHARE_CHANNELS), created_at: instant }),
    sessions: listOf({ device: words, since: instant, until: instant }),
    sign_ins: listOf({ device: words, at: instant }),
    push_registrations: listOf({
      language: text,
      device_model: words,
      app_id: words,
      explorer: words,
      explorer_version: words,
      user_agent: words,
      created_at: instant,
      last_active: instant,
      site: text,
      country: text,
      sessions: count,
      prompts: count,
      messages: listOf({ sent_at: offset, clicked_at: offset.nullable() }),
    }),
    orders: z.array(order),
    licences: listOf({
      key: text,
      pid,
      plan,
      state: z.enum(LICENCE_STATES),
      email: text,
      issued: instant,
      expires: instant.nullable(),
      order: orderNumber,
    }),
    subscriptions: listOf({
      pid,
      plan,
      state: z.enum(STATE_NAMES),
      card: words.describe('How its owner knows the payment method that its payer has saved.'),
      currency,
      price: minorUnits,
      balance: minorUnits,
      period_start: instant,
      period_end: instant,
      ended_at: instant.nullable(),
      created_at: instant,
      charges: listOf({ number: orderNumber, state: text, total: minorUnits }),
      history: listOf({ what: text, at: offset, outcome: text }),
    }),
    devices: listOf({
      licence: text.describe('The key of its licence.'),
      name: text,
      os,
      mac_end: words,
      bound_at: instant,
      last_seen_at: instant,
      released_at: instant.nullable(),
    }),
    tickets: listOf({
      number: text,
      topic: text,
      state: text,
      created_at: instant,
      messages: z.array(message),
      notes: listOf({ text, at: offset }).describe('What staff wrote about it for each other.'),
      drafts: listOf({ text, at: offset }).describe('Answers that staff have not sent yet.'),
    }),
    contract_declarations: listOf({
      number: text,
      kind: z.enum(DECLARATION_KINDS),
      way: z.enum(CANCELLATION_WAYS).nullable(),
      reason: words,
      name: words,
      contract: words,
      end: z.enum(CANCELLATION_ENDS).nullable(),
      end_day: text.nullable(),
      email: text,
      received_at: instant,
      state: text,
    }),
    comments: listOf({ name: text, text, locale: text, state: text, created_at: instant }),
    customer_reviews: listOf({
      route: text.describe('The product that it is about.'),
      stars: z.int().min(1).max(5),
      title: words,
      text,
      locale: z.enum(LOCALES),
      name: words.describe('As it stands on the page; empty: “A customer”.'),
      state: z.enum(REVIEW_STATES),
      refusal: z.enum(REFUSAL_REASONS).nullable(),
      answer: words,
      written_at: instant,
      decided_at: instant.nullable(),
    }),
    cancel_feedback: listOf({ reason: z.enum(CANCEL_REASONS), text: words, created_at: instant }),
    actions_of_support: listOf({
      at: instant,
      action: text,
      order_number: text,
      outcome: text,
      reason: words,
    }),
    emails: listOf({
      kind: text,
      locale: text,
      subject: text,
      text,
      state: text,
      created_at: instant,
      sent_at: instant.nullable(),
    }),
  })
  .meta({ id: 'PersonalData' })
