import { type BrowserContext, test as plain } from '@playwright/test'
import { running } from './shop-process'

export * from '@playwright/test'

/** How Chromium tells that the policy of a page forbade something. */
const FORBIDDEN = /Content Security Policy/i

type Policies = {
  /** What policies forbade so far, in every window of this test; who forbids something on purpose empties it. */
  forbidden: string[]
}

/** The test of all journeys: it fails too where any page that it opened tried what its policy forbids. */
export const test = plain.extend<Policies>({
  forbidden: [
    async ({ browser }, use, walked) => {
      const forbidden: string[] = []
      const watch = (context: BrowserContext) => {
        context.on('console', message => {
          if (FORBIDDEN.test(message.text())) forbidden.push(`${message.location().url}: ${message.text()}`)
        })
      }
      for (const context of browser.contexts()) watch(context)
      browser.on('context', watch)
      await use(forbidden)
      browser.off('context', watch)
      if (walked.status !== walked.expectedStatus) for (const said of running) console.error(said())
      plain.expect(forbidden, 'what the policies of pages forbade').toEqual([])
    },
    { auto: true },
  ],
})
