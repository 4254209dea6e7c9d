import { readdirSync } from 'node:fs'
import { changeText } from '@seed/catalogue/change-text'
import { compareCatalogue } from '@seed/catalogue/compare'
import { changeNames, readChain } from '@seed/catalogue/files'
import { foldChanges } from '@seed/catalogue/fold'
import { seedRows } from '@seed/index'
import { expect, test } from 'vitest'

test('the migrations give the catalogue as the rows of the seed have it', () => {
  const lacking = compareCatalogue(foldChanges(readChain()), seedRows)
  expect(
    changeText(lacking),
    'seed/rows or seed/catalogue.csv changed: npm run catalogue:migration -- NAME writes that as a migration',
  ).toBe(changeText({}))
})

test('each data file belongs to a migration of the same name, which stands in the index', async () => {
  const files = readdirSync('migrations')
  const { migrations } = await import('../../../migrations')
  const known = migrations.map(({ name }) => name)
  for (const name of changeNames()) {
    expect(files).toContain(`${name}.ts`)
    expect(known).toContain(name)
  }
  expect(known).toEqual([...known].sort())
})
