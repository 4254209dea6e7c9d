export const BRAND = 'Tidemark'
