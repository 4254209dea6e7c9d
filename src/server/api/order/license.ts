import { z } from 'zod'
import { entitlementsOf } from '../../licences/entitlements'
import { normalEmail } from '../../sessions/customer'
import { given, refused } from '../answer'
import { customerEndpoint } from '../endpoint'
import { field } from '../fields'
import { isoText } from '../instant'
import { instant, pid, plan } from '../terms'

const gives = z.strictObject({
  products: z.array(
    z.strictObject({
      pid,
      plan,
      expires: instant.nullable().describe('Null for life.'),
      authorised: z.boolean().describe('Whether it may run now.'),
    }),
  ),
  is_team: z.boolean().describe('Whether a licence is for more than one computer.'),
  win_full: z.boolean(),
  mac_full: z.boolean(),
})

export const tokenToOptions = customerEndpoint({
  does: 'What a desktop application may do for the customer whose token it has.',
  path: 'license.php',
  action: 'token2option',
  methods: ['GET'],
  dialect: 'envelope',
  input: z.object({ email: field('email').optional() }),
  gives,
  run: async ({ email }, { customer, visit }) => {
    if (email !== undefined && normalEmail(email) !== customer.email) return refused('not_found')
    const { products, isTeam, winFull, macFull } = await entitlementsOf(customer.id, visit.at)
    return given({
      products: products.map(({ isTrial, ...product }) => ({
        ...product,
        expires: isoText(product.expires),
      })),
      is_team: isTeam,
      win_full: winFull,
      mac_full: macFull,
    })
  },
})
