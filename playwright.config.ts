import { defineConfig } from '@playwright/test'
import { keepTestsInMemory } from './scripts/shop/in-memory.mjs'
import { decidedConsent } from './tests/support/decided-consent'
import { takeShopOf } from './tests/support/shop-of-worker'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Each of these fills both cores by itself. */
const ALONE = /(?:crawl|image|shop-behind-nginx)\.journey\.ts$/

keepTestsInMemory()

const worker = process.env.TEST_PARALLEL_INDEX
if (worker !== undefined) takeShopOf(worker)

export default defineConfig({
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/support/shop.ts',
  fullyParallel: false,
  workers: 2,
  // How long a thing takes is no matter of these tests: a busy machine must not fail one.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // What holds only at its second try is printed as flaky, with what the shop said meanwhile.
  retries: 1,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results',
  // `npm test` walks what each kind of person does most; `npm run test:wide` all else.
  projects: [
    { name: 'journeys', testDir: 'tests/app' },
    { name: 'wide', testDir: 'tests/wide', testIgnore: ALONE },
    { name: 'wide-alone', testDir: 'tests/wide', testMatch: ALONE },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    storageState: { cookies: decidedConsent(), origins: [] },
    // A trace of every journey takes a fifth of the work: TRACE=1 keeps those of what fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: FLAGS },
  },
})
