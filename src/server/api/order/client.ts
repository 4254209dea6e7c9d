import { z } from 'zod'
import { logIn } from '../../accounts/login'
import { type ActivatedLicence, activateForAll } from '../../devices/activate-all'
import { networkOf } from '../../http/client-ip'
import { userInfoOf } from '../../sessions/session-cookies'
import { given } from '../answer'
import { endpoint } from '../endpoint'
import { field, secret } from '../fields'
import { userInfo } from '../profile'
import { seatError, seatRefusal } from '../seat'
import { pid, plan, uuid } from '../terms'

const gives = z.strictObject({
  token: z.string(),
  user_info: userInfo,
  licences: z.array(
    z.strictObject({
      licence_id: uuid,
      key: z.string(),
      pid,
      plan,
      authorised: z.boolean().describe('Whether the computer has a place of it.'),
      error: seatRefusal.optional(),
    }),
  ),
})

export const clientLogIn = endpoint({
  does: 'Signs in from a desktop application, which takes a place of each licence for its system that has one free.',
  path: 'client.php',
  action: 'login',
  isDefault: true,
  methods: ['POST'],
  dialect: 'envelope',
  input: z.object({
    email: field('email'),
    password: secret,
    mac: z.string().trim().min(1).max(200),
    os: z.enum(['win', 'mac']),
    name: z.string().max(200).optional(),
    /** The `device_id` of a computer that gives up its seats to this one. */
    replace: z.uuid().optional(),
  }),
  gives,
  limit: (_, { ip }) => ({ name: 'login_from_network', key: networkOf(ip) }),
  run: async ({ email, password, mac, os, name = '', replace }, { visit }) => {
    const device = name.trim() || (os === 'mac' ? 'Mac' : 'PC')
    const outcome = await logIn({ email, secret: password, device: device.slice(0, 60) })
    if (!outcome.ok) return outcome
    const { customer, token } = outcome
    const machine = { id: mac, name, os }
    const binder = { customerId: customer.id, machine, at: visit.at, replacing: replace }
    const licences = await activateForAll(binder)
    return given({ token, user_info: userInfoOf(customer), licences: licences.map(licenceTold) })
  },
})

const licenceTold = ({ licence, key, pid, plan, binding }: ActivatedLicence) => ({
  licence_id: licence,
  key,
  pid,
  plan,
  authorised: binding.ok,
  ...seatError(binding),
})
