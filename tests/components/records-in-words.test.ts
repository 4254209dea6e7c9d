import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fileKindText, fileSizeText } from '@/collections/admin/files/file-text'
import { LicenceStateCell } from '@/collections/admin/licences/state-cell'
import { licenceStateText } from '@/collections/admin/licences/state-text'
import { currencyOf } from '@/collections/admin/stored/currency-of'
import { INSTALLER_TYPES } from '@/server/storage/installer-types'

const END = '2026-11-24T10:00:00.000Z'
const AT = Date.parse(END)

test('a licence whose time is over says so, from that instant on', () => {
  const licence = { state: 'active', expires: END }
  expect(licenceStateText(licence, AT - 1, 'en')).toBe('Active')
  expect(licenceStateText(licence, AT, 'en')).toBe('Expired on 24 Nov 2026')
  expect(licenceStateText(licence, AT, 'de')).toBe('Abgelaufen am 24.11.2026')
  expect(licenceStateText(licence, AT, 'ja')).toBe('2026年11月24日に期限切れ')
})

test('one for life stays active, and what staff or a payer did is said before the end', () => {
  expect(licenceStateText({ state: 'active', expires: null }, AT, 'en')).toBe('Active')
  expect(licenceStateText({ state: 'charged_back', expires: END }, AT, 'en')).toBe('Charged back')
})

test('so it is in the list', () => {
  const asked = {
    cellData: 'active',
    rowData: { expires: '2020-01-02T00:00:00.000Z' },
    i18n: { language: 'en' },
  }
  expect(renderToStaticMarkup(createElement(LicenceStateCell, asked as never))).toContain(
    'Expired on 2 Jan 2020',
  )
})

test('a file is told by its kind and size in the language of who looks', () => {
  expect(fileKindText('image/png', 'en')).toBe('PNG picture')
  expect(fileKindText('image/png', 'de')).toBe('PNG-Bild')
  expect(fileKindText('application/pdf', 'ja')).toBe('PDF文書')
  expect(fileSizeText(240_000, 'en')).toMatch(/^240\skB$/)
  expect(fileSizeText(1_500_000, 'de')).toMatch(/^1,5\sMB$/)
})

test('so is the file of a version, whatever it may be', () => {
  const kinds = Object.values(INSTALLER_TYPES).map(({ mime }) => fileKindText(mime, 'en'))
  const [archive, exe, msi, image, installer] = kinds
  expect([archive, exe, msi]).toEqual(['ZIP archive', 'Windows installer', 'Windows installer'])
  expect([image, installer]).toEqual(['Mac disk image', 'Mac installer'])
  expect(fileKindText('application/zip', 'de')).toBe('ZIP-Archiv')
  expect(fileKindText('application/zip', 'ja')).toBe('ZIPアーカイブ')
})

test('what happened to a subscription is told in its currency, as far as who looks may read it', async () => {
  const asked: object[] = []
  const payload = {
    findByID: async (wanted: object) => {
      asked.push(wanted)
      return { currency: 'EUR' }
    },
  }
  const of = (data: object) => currencyOf({ data, payload, req: { user: 'kim' } } as never)
  expect(await of({ subscription: 'a' })).toBe('EUR')
  expect(asked).toEqual([expect.objectContaining({ id: 'a', overrideAccess: false, user: 'kim' })])
  expect(await of({ subscription: 'a', currency: 'USD' })).toBe('USD')
  expect(asked).toHaveLength(1)
})
