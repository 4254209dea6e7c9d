import { z } from 'zod'
import { deactivateDevice } from '../../devices/deactivate'
import { deactivateByEmail } from '../../devices/deactivate-by-email'
import { type DeviceGroup, deviceGroupsOf } from '../../devices/of-customer'
import { networkOf } from '../../http/client-ip'
import { given, refused } from '../answer'
import { customerEndpoint, endpoint } from '../endpoint'
import { isoText } from '../instant'
import { instant, os, pid, plan, uuid } from '../terms'

const row = { path: 'device.php', dialect: 'envelope' } as const

const device = z
  .strictObject({
    device_id: uuid,
    name: z.string(),
    os,
    mac: z.string().nullable().describe('The last two pairs of its network address, where it told one.'),
    bound_at: instant,
    last_seen: instant,
  })
  .meta({ id: 'Device' })

const group = z
  .strictObject({
    licence_id: uuid,
    pid,
    plan,
    allow_num: z.int().describe('How many computers it has places for.'),
    devices: z.array(device),
  })
  .meta({ id: 'DeviceGroup', description: 'A licence with the computers that have its places.' })

const removed = z.strictObject({ removed: z.literal(true) })

export const allDevices = customerEndpoint({
  does: 'Lists the customer’s device groups, one for each licence.',
  ...row,
  action: 'get_all',
  methods: ['GET'],
  input: z.object({}),
  gives: z.array(group),
  run: async (_, { customer, visit }) => {
    const groups = await deviceGroupsOf(customer.id, visit.at)
    return given(groups.map(groupTold))
  },
})

export const deleteDevice = customerEndpoint({
  does: 'Unbinds one computer; at most three a month for each licence.',
  ...row,
  action: 'delete',
  methods: ['POST'],
  input: z.object({ device_id: z.uuid() }),
  gives: removed,
  run: async ({ device_id }, { customer, visit }) => {
    const outcome = await deactivateDevice({ customerId: customer.id, device: device_id, at: visit.at })
    return outcome.ok ? given({ removed: true }) : refused(outcome.why)
  },
})

export const releaseByLink = endpoint({
  does: 'Unbinds one computer by the link of an email, for those who cannot sign in on it any more.',
  ...row,
  action: 'release',
  methods: ['POST'],
  input: z.object({ release: z.string().min(1).max(200), device_id: z.uuid() }),
  gives: removed,
  limit: (_, { ip }) => ({ name: 'reset', key: networkOf(ip) }),
  run: async ({ release, device_id }, { visit }) => {
    const outcome = await deactivateByEmail({ token: release, device: device_id, at: visit.at })
    return outcome.ok ? given({ removed: true }) : refused(outcome.why)
  },
})

const groupTold = ({ licence, pid, plan, places, devices }: DeviceGroup) => ({
  licence_id: licence,
  pid,
  plan,
  allow_num: places,
  devices: devices.map(({ id, name, os, macEnd, boundAt, lastSeenAt }) => ({
    device_id: id,
    name,
    os,
    mac: macEnd,
    bound_at: isoText(boundAt),
    last_seen: isoText(lastSeenAt),
  })),
})
