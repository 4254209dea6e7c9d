import type { Locator, Page } from '@playwright/test'
import type { Role } from '../../../../tests/support/admin'
import { shop } from '../../../../tests/support/journey'
import { draftCampaign, draftPrices, idOf, wrote } from './examples'
import type { AuthoringPicture } from './names'

type Given = { customer: () => Promise<Page> }
/** `part`: what of the page the picture is of, else it is of the window. */
type Scene = {
  role: Role
  open: (page: Page, given: Given) => Promise<void>
  part?: (page: Page) => Locator
}

/** The pictures of docs/authoring.md by their names. */
export const SCENES: Readonly<Record<AuthoringPicture, Scene>> = {
  timeline: {
    role: 'marketer',
    open: page => to(page, '/admin'),
    part: page => page.getByRole('region', { name: 'Campaigns', exact: true }),
  },
  calendar: {
    role: 'marketer',
    open: page => to(page, '/admin/calendar?view=month&zone=UTC'),
  },
  'campaign-panel': {
    role: 'marketer',
    open: async page => {
      const id = await idOf(page, 'campaigns', 'key', 'normal-autumn-sale')
      await to(page, `/admin/collections/campaigns/${id}`)
      await page.getByText(/changes the price of/).waitFor()
    },
  },
  'new-sale': {
    role: 'marketer',
    open: async page => {
      await to(page, '/admin/new-sale')
      const field = (label: string) => page.getByLabel(label, { exact: true })
      const year = new Date().getUTCFullYear() + 1
      await field('Name').fill(`Black Friday ${year}`)
      await field('From').fill(`${year}-11-26T00:00`)
      await field('Until').fill(`${year}-12-01T00:00`)
      await field('Time zone').selectOption('Europe/Berlin')
      await field('Shop').check()
      await field('Japanese shop').check()
      await field('Lifetime, 1 PC').fill('30 %')
      await page.evaluate(() => window.scrollTo(0, 0))
    },
  },
  import: {
    role: 'marketer',
    open: async page => {
      await to(page, '/admin/import?kind=coupons')
      await page.getByLabel('Or paste it here').fill('code,periods\nSINGLE_PRO,2\n')
      await page.getByRole('button', { name: 'See what it would do' }).click()
      await page.getByText('0 new, 1 changed').waitFor()
    },
  },
  'price-set': {
    role: 'marketer',
    open: async page => {
      await to(page, '/admin/price-sets')
      await page.getByLabel('Kind').selectOption('single')
      await page.getByLabel('By how much').fill('5')
      await page.getByRole('button', { name: 'Show what changes' }).click()
      await page.getByLabel('Name of the set').waitFor()
    },
  },
  launch: {
    role: 'marketer',
    open: async page => {
      const drafts = [await draftCampaign(page), await draftPrices(page)]
      await to(page, '/admin/launches')
      await page.getByLabel('Name of the launch').fill('Spring in the shop')
      await page.getByRole('button', { name: 'Make a launch' }).click()
      for (const draft of drafts) {
        await page.waitForLoadState('networkidle')
        await page.getByLabel('Draft', { exact: true }).selectOption(draft)
        const told = page.waitForEvent('load')
        await page.getByRole('button', { name: 'Put in' }).click()
        await told
        await page.getByText('It goes live with this launch').waitFor()
      }
    },
  },
  'price-lab': {
    role: 'marketer',
    open: async page => {
      await to(page, '/admin/price-lab')
      await page.getByLabel('Buyer').first().selectOption('Owns 3 video singles')
      await page.getByLabel('Name of the product').fill('netflix')
      await page.getByRole('button', { name: 'Show prices' }).click()
      const prices = page.getByRole('table').first()
      await prices.waitFor()
      await prices.evaluate(table => table.scrollIntoView({ block: 'center' }))
    },
  },
  translations: {
    role: 'writer',
    open: page => to(page, '/admin/translations?kind=articles'),
  },
  'translation-desk': {
    role: 'writer',
    open: async page => {
      const id = await idOf(page, 'articles', 'number', '101')
      await to(page, `/admin/translation-desk?kind=articles&document=${id}&language=de`)
    },
  },
  'unpublish-later': {
    role: 'writer',
    open: async page => {
      const id = await idOf(page, 'articles', 'number', '101')
      await to(page, `/admin/collections/articles/${id}?locale=de`)
      await page.getByText('Unpublish in German later').click()
      await page.getByLabel('Date and time').fill('2027-03-01T09:00')
      await page.getByLabel('Date and time').blur()
    },
    part: page => page.locator('.document-fields__sidebar-fields'),
  },
  ticket: {
    role: 'support',
    open: async (page, { customer }) => {
      await wrote(await customer(), 'The window stays empty since the last version. What can I do?')
      await to(page, '/admin/support')
      await page.keyboard.press('Alt+n')
      await page.waitForURL(/ticket=/)
    },
  },
}

async function to(page: Page, path: string): Promise<void> {
  await page.goto(shop(path))
  await page.waitForLoadState('networkidle')
}
