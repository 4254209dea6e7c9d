import type { HowTo } from 'schema-dts'
import { stepId } from '@/site/guide-steps'
import { HTML_LANG } from '@/site/locale'
import { page } from '@/site/page'
import { pictureAt, type SiteContext, urlAt } from '../../addresses/site-context'
import type { Guide } from '../../content/guides'
import { organization } from './publisher'

/** In the language that it is written in, dated by its last change. */
export function howTo({ route, language, title, intro, steps, changed }: Guide, place: SiteContext): HowTo {
  const address = page('guide', route)
  const url = urlAt(place, address)
  return {
    '@type': 'HowTo',
    name: title,
    description: intro,
    inLanguage: HTML_LANG[language],
    dateModified: new Date(changed).toISOString(),
    author: organization(place),
    image: pictureAt(place, address),
    mainEntityOfPage: url,
    step: steps.map(({ title: name, text, picture }, at) => ({
      '@type': 'HowToStep',
      position: at + 1,
      name,
      text,
      url: `${url}#${stepId(at)}`,
      ...(picture && { image: new URL(picture.url, place.origins[place.site]).href }),
    })),
  }
}
