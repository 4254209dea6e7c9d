/** The uid of the category that a visitor opened last, with consent to marketing: it stands first in lists (SPEC 9). */
export const CATEGORY_COOKIE = 'category'
export const CATEGORY_DAYS = 1
