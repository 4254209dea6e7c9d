import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DevicePage } from '@/components/account/devices/device-page'
import { LostByLink } from '@/components/account/devices/lost-device'
import { visitOf } from '@/site/visit'

const visit = visitOf({ at: 0, site: 'com', locale: 'de', origin: '', path: '/', loggedIn: false })
const device = {
  ...{ id: 'a', name: 'Arbeitszimmer', os: 'win', boundAt: 0, lastSeenAt: 0, macEnd: null },
} as const
const groupWith = (releasesLeft: number) => ({
  ...{ licence: 'b', pid: 10_337, plan: 'LFT', os: 'win', places: 1, expires: null },
  ...{ devices: [device], releasesLeft },
})
const release = async () => undefined

const signedIn = (releasesLeft: number) =>
  renderToStaticMarkup(
    createElement(DevicePage, { visit, group: groupWith(releasesLeft), device, name: 'X', release } as never),
  )
const byLink = (releasesLeft: number) =>
  renderToStaticMarkup(
    createElement(LostByLink, {
      ...{ visit, token: 'c', opened: { email: 'a@example.com', groups: [groupWith(releasesLeft)] } },
      ...{ nameOf: () => 'X', release },
    } as never),
  )

test('who has no release left this month is led to support, by the account or without one', () => {
  expect(signedIn(0)).toMatch(/href="\/my-account\/support-ticket"[^>]*>Support fragen/)
  expect(signedIn(1)).not.toContain('Support fragen')
  expect(byLink(0)).toContain('href="/de/contact"')
  expect(byLink(1)).not.toContain('href="/de/contact"')
})
