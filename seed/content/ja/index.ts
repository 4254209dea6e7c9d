import type { ContentTexts } from '../texts'
import { articles } from './articles'
import { authors } from './authors'
import { categories } from './categories'

export const ja: Partial<ContentTexts> = { authors, categories, articles }
