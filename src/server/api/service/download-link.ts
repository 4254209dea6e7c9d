import { z } from 'zod'
import { networkOf } from '../../http/client-ip'
import { installerAddress } from '../../releases/downloads'
import { elsewhere, refused, sentOn } from '../answer'
import { endpoint } from '../endpoint'

export const downloadInstaller = endpoint({
  does: 'Sends the browser on to the newest version of a package, or to the page that says that there is none.',
  path: 'download-link',
  methods: ['GET'],
  dialect: 'envelope',
  input: z.object({ p: z.string().min(1).max(60) }),
  gives: elsewhere,
  run: async ({ p }, { ip, visit }) => {
    const address = await installerAddress(p, visit, networkOf(ip))
    return address === undefined ? refused('not_found') : sentOn(address)
  },
})
