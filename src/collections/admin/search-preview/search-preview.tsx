'use client'
import { useFormFields, useLocale } from '@payloadcms/ui'
import { BRAND } from '@/site/brand'
import { HTML_LANG, isLocale } from '@/site/locale'
import { useWords } from '../words/use-words'
import { SharedPicture } from './shared-picture'
import { type Measure, type Typed, wordsShown } from './words-shown'
import './search-preview.css'

const TITLES = ['title', 'headline', 'name']
const INTROS = ['summary', 'intro', 'promise']

/** How the page looks in a search result and when it is shared, while its words are typed. */
export function SearchPreview() {
  const t = useWords()
  const { code } = useLocale()
  const typed = useFormFields(([fields]): Typed => {
    const first = (names: string[]) =>
      names.map(name => fields[name]?.value).find(value => typeof value === 'string' && value !== '')
    const text = (...names: string[]) => String(first(names) ?? '')
    return {
      title: text(...TITLES),
      intro: text(...INTROS),
      metaTitle: text('meta_title'),
      metaDescription: text('meta_description'),
    }
  })
  const own = useFormFields(([fields]) => fields.share_picture?.value)
  const { title, cut, description, measures } = wordsShown(t, typed)
  const lang = isLocale(code) ? HTML_LANG[code] : undefined
  const drawn = (
    <div className="search-preview__picture" lang={lang}>
      <small>{BRAND}</small>
      <strong>{typed.title || t('Untitled')}</strong>
    </div>
  )
  return (
    <section className="field-type search-preview" aria-label={t('Preview for search engines')}>
      <div>
        <p className="field-label">{t('In a search result')}</p>
        <div className="search-preview__result">
          <span className="search-preview__site">{BRAND}</span>
          <span className="search-preview__title" lang={lang}>
            {cut || t('Untitled')}
          </span>
          <span className="search-preview__text" lang={lang}>
            {description || t('Search engines choose some words of the page.')}
          </span>
        </div>
      </div>
      <div>
        <p className="field-label">{t('When it is shared')}</p>
        <div className="search-preview__card">
          {typeof own === 'string' ? <SharedPicture key={own} id={own} drawn={drawn} /> : drawn}
          <span className="search-preview__site">{BRAND}</span>
          <strong lang={lang}>{title || t('Untitled')}</strong>
          <span className="search-preview__text" lang={lang}>
            {description}
          </span>
        </div>
      </div>
      <div className="search-preview__meters">
        {measures.map((measure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always these two
          <Meter key={index} {...measure} />
        ))}
      </div>
    </section>
  )
}

const Meter = ({ sentence, share, isRight }: Measure) => (
  <p className={isRight ? undefined : 'search-preview__wrong'}>
    <span aria-hidden="true" className="search-preview__meter">
      <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
    </span>
    {sentence}
  </p>
)
