import { readFile } from 'node:fs/promises'
import { signInToAdmin, someStaff } from '../support/admin'
import { rows, shop } from '../support/journey'
import { expect, test } from '../support/journey-test'

test('a marketer exports coupons as filtered, changes a line, is told what is wrong in it, mends it and imports it', async ({
  page,
}) => {
  await signInToAdmin(page, await someStaff('marketer'))
  await page.goto(shop('/admin/collections/coupons?where[or][0][and][0][code][equals]=SINGLE_PRO'))
  await page.waitForLoadState('networkidle')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV (1 row)' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file.trimEnd().split('\r\n')).toHaveLength(2)
  expect(file).toContain('"SINGLE_PRO"')

  const [head = '', line = ''] = file.trimEnd().split('\r\n')
  const withPeriods = (periods: string) => {
    const cells = line.split('","')
    cells[head.split('","').indexOf('periods')] = periods
    return `${head}\r\n${cells.join('","')}\r\n`
  }
  await page.goto(shop('/admin/import?kind=coupons'))
  await page.waitForLoadState('networkidle')
  const pasted = page.getByLabel('Or paste it here')
  await pasted.fill(withPeriods('999'))
  await page.getByRole('button', { name: 'See what it would do' }).click()
  await expect(page.getByText('Line 2, column “periods”: 999 is too large: at most 120.')).toBeVisible()
  await expect(pasted).toHaveValue(/999/)

  await pasted.fill(withPeriods('2'))
  await page.getByRole('button', { name: 'See what it would do' }).click()
  await expect(page.getByText('0 new, 1 changed, 0 stay as they are.')).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('Imported: 1 row.')).toBeVisible()
  expect(await rows(`select periods::text from coupons where code = 'SINGLE_PRO'`)).toEqual([
    { periods: '2' },
  ])
})
