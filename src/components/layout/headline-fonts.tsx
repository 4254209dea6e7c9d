import fonts from '@/site/headline-fonts.json'
import type { Locale } from '@/site/locale'

const preloaded = (name: string) => (
  <link
    key={name}
    rel="preload"
    as="font"
    type="font/woff2"
    href={`/fonts/${name}`}
    crossOrigin="anonymous"
  />
)

/** What the first headline is set in, asked for before the style sheet says so. */
export function HeadlineFonts({ locale }: { locale: Locale }) {
  if (locale !== 'ja' && locale !== 'zh') return preloaded(fonts.latin.first)
  const { sheet, first } = fonts[locale]
  return (
    <>
      <link rel="stylesheet" href={`/fonts/${sheet}`} />
      {[fonts.latin.first, first].map(preloaded)}
    </>
  )
}
