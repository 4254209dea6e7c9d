import { shop } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { accessibilityProblems, sidewaysScroll } from '../support/quality'

test('what restoring does is compared by keyboard, with a finger’s width on a phone, and said to be drawn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shop('/video-ai'))
  const compare = page.getByRole('slider', { name: 'Move to compare before and after' })
  await compare.scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: /^The same harbor, clear/ })).toBeVisible()
  const frame = compare.locator('xpath=..')
  await compare.focus()
  await page.keyboard.press('ArrowRight')
  await expect(frame).toHaveAttribute('style', '--split: 51%;')
  await page.keyboard.press('Home')
  await expect(frame).toHaveAttribute('style', '--split: 0%;')
  const box = await compare.boundingBox()
  if (!box) throw new Error('The slider has no place on the page.')
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2)
  await expect(frame).toHaveAttribute('style', /--split: 7[4-6]%/)
  await expect(
    page.getByText('it shows the principle and is not the output of', { exact: false }),
  ).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
})

test('without a script half of each picture is shown, and no handle that does nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(shop('/video-ai'))
  await expect(page.getByRole('img', { name: /^A drawn harbor at dusk/ })).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
  await context.close()
})
