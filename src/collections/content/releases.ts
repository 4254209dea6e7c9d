import type { CollectionConfig } from 'payload'
import { INSTALLER_FOLDER } from '@/server/storage/installer-types'
import { PACKAGE_NAMES } from '@/site/packages'
import { RELEASE_STATES } from '@/site/release-states'
import { anyStaff, nobodyField, staff, staffField } from '../access/roles'
import { asWritten } from '../admin/dates/components'
import { fileKind } from '../fields/file-kind'
import { options } from '../fields/options'
import { titledBy, titleFrom } from '../fields/title'
import { typed } from '../fields/typed'
import { keepFileFacts } from '../hooks/keep-file-facts'
import { checkRelease } from './hooks/check-release'
import { countDownloads } from './hooks/count-downloads'
import { takeInstaller } from './hooks/take-installer'

const PACKAGE_LABELS = {
  video_win: 'Video for Windows',
  video_mac: 'Video for Mac',
  ai_win: 'Video AI for Windows',
  ai_mac: 'Video AI for Mac',
  music_win: 'Music for Windows',
  music_mac: 'Music for Mac',
}

const STATE_LABELS = {
  draft: 'Draft: nobody sees it',
  published: 'Published: offered as a download',
  retired: 'Retired: in the changelog only',
}

/** Writers word and translate the notes; what customers run on their computers is the marketers' to publish. */
const byMarketers = { update: staffField('marketer') }

export const Releases: CollectionConfig = {
  slug: 'releases',
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['version'],
    defaultColumns: ['title', 'date', 'state', 'downloads'],
    components: { edit: { Upload: '@/collections/admin/files/stored-file#StoredFile' } },
    description:
      'Versions of the applications: what is downloaded, and what the changelog says. The highest published version whose date has come is the one that is offered.',
  },
  defaultSort: '-date',
  disableDuplicate: true,
  access: {
    read: anyStaff,
    create: staff('marketer'),
    update: staff('marketer', 'writer'),
    delete: staff('marketer'),
  },
  upload: {
    staticDir: INSTALLER_FOLDER,
    filesRequiredOnCreate: false,
    // By their bytes: `hooks/take-installer.ts`.
    allowRestrictedFileTypes: true,
    bulkUpload: false,
    crop: false,
    focalPoint: false,
    displayPreview: false,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Content-Disposition', 'attachment')
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Cache-Control', 'private, no-store')
      return headers
    },
  },
  forceSelect: { application: true },
  hooks: {
    beforeOperation: [keepFileFacts, takeInstaller],
    beforeChange: [checkRelease],
    afterRead: [countDownloads, titledBy('application', 'version')],
  },
  fields: [
    titleFrom('version'),
    fileKind,
    {
      name: 'application',
      type: 'select',
      required: true,
      index: true,
      options: options(PACKAGE_NAMES, PACKAGE_LABELS),
      access: byMarketers,
    },
    {
      name: 'version',
      type: 'text',
      required: true,
      access: byMarketers,
      admin: { description: 'Numbers with dots between them, such as 6.4.0' },
    },
    {
      name: 'date',
      type: 'date',
      required: true,
      index: true,
      access: byMarketers,
      admin: {
        components: asWritten,
        date: { pickerAppearance: 'dayOnly' },
        description: 'From this day on it is offered, and appears in the changelog.',
      },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      options: options(RELEASE_STATES, STATE_LABELS),
      access: byMarketers,
      admin: { position: 'sidebar' },
    },
    { name: 'notes', type: 'text', hasMany: true, localized: true, required: true, admin: typed },
    {
      name: 'minimum',
      label: 'Minimum system',
      type: 'text',
      access: byMarketers,
      admin: { description: 'Such as Windows 10 or macOS 12' },
    },
    {
      name: 'name',
      label: 'File name',
      type: 'text',
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true, description: 'What it is stored as on a customer’s computer' },
    },
    {
      name: 'address',
      type: 'text',
      access: byMarketers,
      admin: { description: 'Where the file is (https://…), if it is not uploaded above' },
    },
    {
      name: 'size',
      label: 'File size',
      type: 'number',
      access: byMarketers,
      admin: {
        // That of a file is told above.
        condition: ({ filename }) => !filename,
        description:
          'A million is 1 MB. Counted by the shop for a file; for an address, typed by hand or left empty',
      },
    },
    {
      name: 'sha256',
      label: 'File checksum',
      type: 'text',
      access: byMarketers,
      admin: {
        description:
          'Lets customers check that their download is complete. The shop works it out for a file; for an address enter its SHA-256, or leave this empty',
      },
    },
    {
      name: 'downloads',
      type: 'number',
      virtual: true,
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true, position: 'sidebar', description: 'How often it was requested' },
    },
  ],
  indexes: [{ fields: ['application', 'version'], unique: true }],
}
