import { z } from 'zod'
import { ASKED_NAMES, PACKAGE_NAMES, packageNamed } from '@/site/packages'
import { downloadsAt } from '../../releases/downloads'
import { given } from '../answer'
import { endpoint } from '../endpoint'
import { isoText } from '../instant'
import { instant } from '../terms'

const release = z
  .strictObject({
    soft_version: z.string().describe('Empty where there is none yet.'),
    updated_at: instant.nullable(),
  })
  .meta({ id: 'Release' })

const named = z.string().transform(list => {
  const names = list.split(',').map(name => name.trim())
  return ASKED_NAMES.filter(name => names.includes(name))
})

export const productInfo = endpoint({
  does: 'The newest version of each application that is named, under the name it is asked by; names that we do not know are passed over.',
  path: 'product/multi_info',
  methods: ['GET'],
  sameForAll: true,
  dialect: 'cscode',
  input: z.object({ product_ids: named.default([...PACKAGE_NAMES]) }),
  gives: z.record(z.string(), release),
  run: async ({ product_ids }, { visit }) => {
    const downloadOf = await downloadsAt(visit.at)
    const infos = product_ids.map(name => {
      const found = packageNamed(name)
      const release = found && downloadOf(found).release
      const told = { soft_version: release?.version ?? '', updated_at: isoText(release?.date ?? null) }
      return [name, told] as const
    })
    return given(Object.fromEntries(infos))
  },
})
