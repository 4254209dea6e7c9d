import { rows, shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'
import { PIXEL } from '../support/pixel'

const HEIGHT = 400

/** Gives an article a picture and gives its name. */
async function cover(number: number): Promise<string> {
  const name = `ahead-${number}.png`
  const [media] = await rows<{ id: string }>(
    `insert into media (filename, mime_type, width, height, url) values ($1, 'image/png', 1280, 720, $2) returning id`,
    [name, `/cms/media/file/${name}`],
  )
  await rows(`insert into media_translations (alt, _locale, _parent_id) values ($1, 'en', $2)`, [
    `Of ${number}`,
    media?.id,
  ])
  await rows('update articles set cover_id = $1 where number = $2', [media?.id, number])
  return name
}

const place = (page: Page, number: number) =>
  page.locator(`main li a[href$="/article/${number}"] > span`).first()

/** Scrolls so that a place begins so many viewports below what is seen. */
const leave = (page: Page, number: number, viewports: number) =>
  place(page, number).evaluate(async (element, gap) => {
    window.scrollBy({ top: element.getBoundingClientRect().top - innerHeight - gap, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
    return element.getBoundingClientRect().top - innerHeight
  }, viewports * HEIGHT)

test('a picture begins 1.3 viewports before it is reached, in a place that is kept free', async ({
  page,
  browser,
}) => {
  const numbers = await rows<{ number: string }>(
    `select number from articles where _status = 'published' and published_at <= now() order by published_at desc, number desc limit 24`,
  )
  const [near, far] = [Number(numbers[0]?.number), Number(numbers.at(-1)?.number)]
  const names = [await cover(near), await cover(far)]
  const asked: string[] = []
  await page.route('**/cms/media/file/**', route => {
    asked.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    return route.fulfill({ contentType: 'image/png', body: PIXEL })
  })
  await page.setViewportSize({ width: 1440, height: HEIGHT })
  await expect
    .poll(async () => (await (await fetch(shop('/blog-center'))).text()).includes(names[1] ?? ''))
    .toBe(true)
  await page.goto(shop('/blog-center'))
  await leave(page, near, 0)
  await expect.poll(() => asked).toEqual([names[0]])

  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(await leave(page, far, 1.5)).toBeCloseTo(1.5 * HEIGHT, 0)
  expect(asked).toEqual([names[0]])
  expect(await leave(page, far, 1.25)).toBeCloseTo(1.25 * HEIGHT, 0)
  await expect.poll(() => asked).toEqual(names)
  await expect(page.getByAltText(`Of ${far}`)).toHaveAttribute('width', '1280')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(shop('/blog-center'))
  await expect(still.getByAltText(`Of ${far}`)).toHaveAttribute('src', new RegExp(names[1] ?? ''))
  await plain.close()
})
