/** What the shop is called, everywhere that a visitor or a program reads it. */
export const BRAND = 'Tidemark'
