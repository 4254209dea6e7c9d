import { expect, test } from 'vitest'
import { metadataOf, searchWordsOf } from '@/server/content/metadata'

test('a page is described by what its editor wrote for search engines', () => {
  const words = searchWordsOf({ meta_title: 'T', meta_description: 'D', meta_keywords: ' a, b ' })
  expect(metadataOf({ title: 'Page', intro: 'Intro', ...words })).toEqual({
    title: 'T',
    description: 'D',
    keywords: 'a, b',
  })
})

test('a title that ends with the shop’s name does not get it once more', () => {
  const words = searchWordsOf({ meta_title: 'Films offline | Tidemark' })
  expect(metadataOf({ title: 'Page', ...words }).title).toEqual({ absolute: 'Films offline | Tidemark' })
})

test('what is left empty is said by the page itself, and keywords by nobody', () => {
  for (const nothing of [undefined, null, '']) {
    const words = searchWordsOf({ meta_title: nothing, meta_description: nothing, meta_keywords: nothing })
    expect(metadataOf({ title: 'Page', intro: 'Intro', ...words })).toEqual({
      title: 'Page',
      description: 'Intro',
    })
  }
  expect(metadataOf({ title: 'Page', ...searchWordsOf({ meta_keywords: '  ' }) })).not.toHaveProperty(
    'keywords',
  )
})
