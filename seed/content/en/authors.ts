import type { ContentTexts } from '../texts'

export const authors: ContentTexts['authors'] = {
  'video-desk': {
    name: 'Video desk',
    text: 'The Video desk writes about streaming services, broadcasters, picture formats and subtitles. It tests what it describes in Tidemark Video on Windows and on the Mac, and says so where a service behaves differently from country to country.',
  },
  'music-desk': {
    name: 'Music desk',
    text: 'The Music desk looks after everything that is heard: formats, tags, covers, playlists and audiobooks. It prefers a careful comparison to a quick verdict, and it names what a better file cannot give you.',
  },
  'rights-desk': {
    name: 'Rights desk',
    text: 'The Rights desk explains in plain words what private copying means, what the terms of a service add to the law, and where countries differ. Its texts inform; they do not replace advice on a single case.',
  },
  'support-desk': {
    name: 'Support desk',
    text: 'The Support desk answers the messages that reach us through the contact form. It turns the questions that come back often into instructions on licenses, devices, updates, offers and slow connections.',
  },
}
