export const MEDIA_FOLDER = '.data/media'
