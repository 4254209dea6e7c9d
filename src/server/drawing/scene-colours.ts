import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Scene } from '@/site/campaign-look'

const SHEET = 'src/app/(site)/scenes.css'

/**
 * The colours of a campaign's scene by their names, as the style sheet of campaign pages says them for the light theme, in
 * which some scenes are at night.
 */
export function sceneColours(scene: Scene): Record<string, string> {
  const sheet = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), SHEET), 'utf8')
  const own = `[data-scene="${scene}"]`
  const isNight = /\.scene:is\(([^)]*)\)/.exec(sheet)?.[1]?.includes(own) === true
  return { ...coloursIn(sheet, '.scene', isNight), ...coloursIn(sheet, own, isNight) }
}

function coloursIn(sheet: string, selector: string, isNight: boolean): Record<string, string> {
  const [, block = ''] = sheet.split(`\n  ${selector} {`)
  const [own = ''] = block.split('}')
  const found = own.matchAll(/(--[\w-]+): (?:light-dark\()?(#[\da-f]{6})(?:, (#[\da-f]{6}))?/g)
  return Object.fromEntries(
    [...found].map(([, name = '', day = '', night = day]) => [name, isNight ? night : day]),
  )
}
