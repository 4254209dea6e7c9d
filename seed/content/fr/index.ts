import type { ContentTexts } from '../texts'
import { articles } from './articles'
import { authors } from './authors'
import { categories } from './categories'
import { changelogs } from './changelogs'
import { faq } from './faq'
import { guidesEurope } from './guides-europe'
import { guidesGlobal } from './guides-global'
import { guidesJapan } from './guides-japan'
import { guidesTools } from './guides-tools'
import { legal } from './legal'

const guides = { ...guidesTools, ...guidesGlobal, ...guidesJapan, ...guidesEurope }

export const fr: Partial<ContentTexts> = { articles, authors, categories, changelogs, faq, guides, legal }
