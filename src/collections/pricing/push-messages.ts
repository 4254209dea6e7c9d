import type { CollectionConfig, Condition, DateField, Field, FieldAccess, NumberField } from 'payload'
import { SITES } from '@/pricing/vocabulary'
import {
  HREF_MAX,
  hasBegun,
  nextStates,
  PUSH_STATES,
  type PushState,
  TEXT_MAX,
  TITLE_MAX,
} from '@/server/push/message-terms'
import { COUNTRIES } from '@/site/countries'
import { ENGLISH_NAMES, LOCALES } from '@/site/locale'
import { nobodyField, staffField } from '../access/roles'
import { writtenBy } from '../access/written-by'
import { instant, zonedInstant } from '../fields/instant'
import { href } from '../fields/links'
import { options, SITE_LABELS } from '../fields/options'
import { selectMany } from '../fields/select-many'
import { countPush } from './hooks/count-push'
import { guardPushMessages, refuseDeletingWhileSending } from './hooks/guard-push-messages'

const STATE_LABELS: Record<PushState, string> = {
  draft: 'Draft: goes to nobody',
  scheduled: 'Send it at the set time',
  sending: 'Being sent',
  sent: 'Sent',
  stopped: 'Stopped',
}

const named = new Intl.DisplayNames(['en'], { type: 'region' })
const countryLabels = Object.fromEntries(COUNTRIES.map(code => [code, named.of(code.toUpperCase()) ?? code]))

/** What goes out is what was saved: once it has begun, a field is read alone. */
const untilBegun: FieldAccess = args => staffField('marketer')(args) && !hasBegun(args.doc?.state)
const whileOpen = { access: { update: untilBegun } }

/** To whom it goes is told once it is saved; what became of it, once it is more than a draft. */
const isSaved: Condition = (_, __, { operation }) => operation === 'update'
const isOnItsWay: Condition = ({ state }, __, { operation }) => operation === 'update' && state !== 'draft'

const byShop = { access: { create: nobodyField, update: nobodyField } }

const count = (name: string, label: string, description: string, condition = isOnItsWay): NumberField => ({
  name,
  type: 'number',
  virtual: true,
  label,
  ...byShop,
  admin: { readOnly: true, width: '20%', description, condition },
})

const onItsWay = (field: DateField): DateField => ({
  ...field,
  ...byShop,
  admin: { ...field.admin, condition: isOnItsWay },
})

const words: Field = {
  name: 'words',
  type: 'array',
  required: true,
  minRows: 1,
  label: 'In words',
  labels: { singular: 'Language', plural: 'Languages' },
  ...whileOpen,
  admin: { description: 'It goes to visitors in the languages it is written in.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'language',
          type: 'select',
          required: true,
          options: options(LOCALES, ENGLISH_NAMES),
          admin: { width: '25%' },
        },
        { name: 'title', type: 'text', required: true, maxLength: TITLE_MAX, admin: { width: '75%' } },
      ],
    },
    { name: 'text', type: 'textarea', required: true, maxLength: TEXT_MAX },
    {
      ...href({ required: true, admin: { description: 'A path without a language, such as /products' } }),
      maxLength: HREF_MAX,
      label: 'Opens',
    },
  ],
}

export const PushMessages: CollectionConfig = {
  slug: 'push-messages',
  labels: { singular: 'Push message', plural: 'Push messages' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'send_at', 'recipients', 'delivered', 'gone', 'clicked'],
    description:
      'Goes to browsers whose visitors asked for it, at most once a week each. Once sending has begun, it can be stopped but not changed.',
  },
  defaultSort: '-createdAt',
  access: writtenBy('marketer'),
  hooks: {
    beforeChange: [guardPushMessages],
    beforeDelete: [refuseDeletingWhileSending],
    afterRead: [countPush],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          ...whileOpen,
          admin: { width: '50%', description: 'For the team; visitors do not see it.' },
        },
        {
          name: 'state',
          type: 'select',
          required: true,
          defaultValue: 'draft',
          index: true,
          options: options(PUSH_STATES, STATE_LABELS),
          filterOptions: ({ options: all, data }) =>
            all.filter(each =>
              nextStates(data?.id ? data.state : undefined).some(
                state => state === (typeof each === 'string' ? each : each.value),
              ),
            ),
          hooks: { beforeDuplicate: [() => 'draft'] },
          admin: { width: '50%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        count('recipients', 'Browsers', 'How many it would reach as of now', isSaved),
        count('delivered', 'Delivered', 'Accepted by the push service'),
        count('gone', 'Gone', 'No longer accept messages, and were removed'),
        count('failed', 'Failed', 'Refused, or abandoned after a day'),
        count('clicked', 'Clicked', 'Opened by a click'),
      ],
    },
    words,
    {
      ...zonedInstant('send_at', { label: 'At', description: 'Empty = as soon as it is saved for sending' }),
      ...whileOpen,
      timezone: { defaultTimezone: 'UTC' },
    },
    {
      type: 'row',
      fields: [
        {
          ...selectMany('countries', COUNTRIES, {
            labels: countryLabels,
            description: 'Empty = all. Browsers whose country is not known get only messages to all.',
          }),
          ...whileOpen,
        },
        { ...selectMany('sites', SITES, { labels: SITE_LABELS }), ...whileOpen },
      ],
    },
    onItsWay(instant('begun_at', { label: 'Begun', readOnly: true })),
    onItsWay(instant('finished_at', { label: 'Finished', readOnly: true })),
    {
      name: 'note',
      type: 'text',
      label: 'Why it is not sent',
      ...byShop,
      admin: { readOnly: true, condition: isOnItsWay },
    },
  ],
}
