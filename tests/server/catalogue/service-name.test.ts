import { nameOf } from '@seed/rows/product-names'
import { expect, test } from 'vitest'
import { serviceIn } from '@/server/catalogue/service-name'
import { LOCALES } from '@/site/locale'

const named = (route: string, name: string) => nameOf({ route, name })

test.each(LOCALES)('in %s a product is told by its service alone', locale => {
  const names = named('amazon_prime_video_downloader', 'Amazon Prime Video Downloader')
  expect(serviceIn(names[locale] ?? '', locale, names.en)).toBe('Amazon Prime Video')
  const music = named('spotify_converter', 'Spotify Converter')
  expect(serviceIn(music[locale] ?? '', locale, music.en)).toBe('Spotify')
})

test('a service that a language calls otherwise keeps that name', () => {
  const iqiyi = named('iqiyi_downloader', 'iQIYI Downloader')
  expect(serviceIn(iqiyi.zh ?? '', 'zh', iqiyi.en)).toBe('爱奇艺')
  const niconico = named('niconico_downloader', 'Niconico Downloader')
  expect(serviceIn(niconico.ja ?? '', 'ja', niconico.en)).toBe('ニコニコ動画')
})

test('what stood within a name begins one, unless the service itself is written small', () => {
  const movies = named('youtube_movies_downloader', 'YouTube Movies Downloader')
  const told = LOCALES.map(locale => serviceIn(movies[locale] ?? '', locale, movies.en))
  expect(told).toContain('Películas de YouTube')
  expect(told).toContain('Films YouTube')
  expect(told).toContain('Film di YouTube')
  const anime = named('d_anime_store_downloader', 'd Anime Store Downloader')
  expect(serviceIn(anime.es ?? '', 'es', anime.en)).toBe('d Anime Store')
})

test('a name that an editor wrote otherwise is told whole', () => {
  expect(serviceIn('Netflix for your shelf', 'en')).toBe('Netflix for your shelf')
  expect(serviceIn('U-NEXT-Downloader', 'de', 'U-NEXT Downloader')).toBe('U-NEXT')
})
