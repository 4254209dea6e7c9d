import { z } from 'zod'
import { releases } from '../../content/changelog'
import { orEmpty } from '../../content/unreadable'
import { given } from '../answer'
import { endpoint } from '../endpoint'
import { isoText } from '../instant'
import { instant } from '../terms'

const APPLICATIONS = ['video_win', 'video_mac', 'ai_win', 'ai_mac', 'music_win', 'music_mac'] as const

const release = z
  .strictObject({
    soft_version: z.string().describe('Empty where there is none yet.'),
    updated_at: instant.nullable(),
  })
  .meta({ id: 'Release' })

const named = z.string().transform(list => {
  const names = list.split(',').map(name => name.trim())
  return APPLICATIONS.filter(name => names.includes(name))
})

export const productInfo = endpoint({
  does: 'The newest version of each application that is named; names that we do not know are passed over.',
  path: 'product/multi_info',
  methods: ['GET'],
  sameForAll: true,
  dialect: 'cscode',
  input: z.object({ product_ids: named.default([...APPLICATIONS]) }),
  gives: z.partialRecord(z.enum(APPLICATIONS), release),
  run: async ({ product_ids }, { visit }) => {
    const newestFirst = await orEmpty('releases', releases(visit, product_ids))
    const infos = product_ids.map(name => {
      const release = newestFirst.find(({ application }) => application === name)
      const told = { soft_version: release?.version ?? '', updated_at: isoText(release?.date ?? null) }
      return [name, told] as const
    })
    return given(Object.fromEntries(infos))
  },
})
