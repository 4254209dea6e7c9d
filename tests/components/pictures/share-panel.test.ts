import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inColours, paletteOf } from '@/components/pictures/share/palette'
import { panelSize, SharePanel } from '@/components/pictures/share/panel'
import type { Drawn } from '@/components/pictures/share/subject'
import { sceneColours } from '@/server/drawing/scene-colours'
import { SCENES } from '@/site/campaign-look'

const drawn = (shows: Drawn) => renderToStaticMarkup(createElement(SharePanel, { shows }))

test('whatever a shared picture shows has all its colours written out', () => {
  const pages = [
    { kind: 'services' },
    { kind: 'guides' },
    { kind: 'service', route: 'netflix_downloader' },
    { kind: 'guide', route: 'netflix_downloader' },
  ] as const
  const found = pages.map(shows => inColours(drawn(shows), paletteOf(undefined)))
  const scenes = SCENES.map(scene => inColours(drawn({ kind: 'campaign', scene }), sceneColours(scene)))
  for (const markup of [...found, ...scenes]) expect(markup).not.toContain('var(')
  expect(new Set([...found, ...scenes]).size).toBe(pages.length + SCENES.length)
})

test('a scene has its own colours before those of all, by day or where it is at night', () => {
  expect(sceneColours('autumn')).toMatchObject({
    '--sky': '#fdf0e0',
    '--near': '#1c7d95',
    '--star': '#ffffff',
  })
  expect(sceneColours('moon')).toMatchObject({ '--sky': '#10203a', '--ink': '#c9dbe0' })
})

test('a picture of many services stands as high as that of one, and a scene lies beside the words', () => {
  expect(panelSize({ kind: 'services' })).toEqual(panelSize({ kind: 'service', route: 'hulu_downloader' }))
  expect(panelSize({ kind: 'campaign', scene: 'moon' }).width).toBeLessThan(600)
})
