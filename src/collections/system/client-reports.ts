import type { CollectionConfig } from 'payload'
import { REPORT_KINDS } from '@/site/report-kinds'
import { nobody, staff } from '../access/roles'
import { instant } from '../fields/instant'
import { options } from '../fields/options'

/** One row for all reports that are alike, with their count. */
export const ClientReports: CollectionConfig = {
  slug: 'client-reports',
  admin: {
    useAsTitle: 'message',
    defaultColumns: ['kind', 'name', 'message', 'page', 'count', 'last_seen'],
    description: 'Errors and slow pages appear here as soon as the browser of a visitor reports them.',
  },
  defaultSort: '-last_seen',
  access: { read: staff('support'), create: nobody, update: nobody, delete: staff() },
  fields: [
    { name: 'fingerprint', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'kind', type: 'select', required: true, options: options(REPORT_KINDS) },
    { name: 'name', type: 'text', required: true },
    { name: 'message', type: 'textarea' },
    { name: 'stack', type: 'textarea' },
    {
      name: 'page',
      type: 'text',
      admin: { description: 'Its path, without what stood behind the question mark' },
    },
    { name: 'browser', type: 'text' },
    {
      name: 'duration',
      type: 'number',
      admin: { description: 'Of a trace: the longest of all, in milliseconds' },
    },
    { name: 'count', type: 'number', required: true, defaultValue: 1 },
    instant('last_seen', { required: true, index: true }),
  ],
}
