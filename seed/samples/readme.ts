import { APPLICATION_NAMES, type Package } from '@/site/packages'

const SYSTEMS = { win: 'Windows', mac: 'Mac' } as const
const STARTS = {
  win: 'double-click licence-check.cmd',
  mac: 'double-click licence-check.command (or, where macOS holds it back, type "bash licence-check.command" in Terminal)',
} as const

export const readme = ({ application, os }: Package, version: string): string =>
  `SAMPLE - NOT AN APPLICATION
===========================

This archive stands where ${APPLICATION_NAMES[application]} ${version} for ${SYSTEMS[os]} would be. It came with a new
shop, so that a purchase ends with something to open. It holds no application and installs
nothing. Whoever runs the shop replaces it: admin, Content, Releases.

What is in it
-------------

README.txt       what you read
licence-check    signs in to the shop with the email address and the password of your account,
                 and prints what your licences may run, as an application would ask for it

How to use it
-------------

1. Unpack the archive into a folder.
2. On ${SYSTEMS[os]}: ${STARTS[os]}.
3. Type the email address and the password of your account in the shop.

Signing in takes a place of your licences for this computer, as an application does. Free it
again in the shop: My account, Devices.

A shop that answers elsewhere than at http://localhost:3000 is named behind the command.
`
