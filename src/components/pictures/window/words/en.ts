import type { WindowWords } from './words'

export const en: WindowWords = {
  nav: { home: 'Home', downloads: 'Downloads', library: 'Library', settings: 'Settings' },
  saved: 'Saved for offline',
  waiting: 'Waiting',
  done: 'Done',
  pause: 'Pause the animation',
  video: {
    action: 'Download',
    quality: 'Quality',
    audio: 'Audio',
    subtitles: 'Subtitles',
  },
  music: {
    action: 'Convert',
    format: 'Format',
    quality: 'Quality',
    playlist: 'Songs for the train',
  },
  ai: {
    action: 'Enhance',
    before: 'Before',
    after: 'After',
    sharpen: 'Sharpen faces and text',
    upscale: 'Enlarge',
    left: '2 min left',
  },
  episode: n => `Episode ${n}`,
  hidden: n => `Private title ${n}`,
  titles: [
    'The Salt Lighthouse',
    'Nine Doors to Harbour Street',
    'Paper Mountains',
    'Second Ferry Home',
    'A Kettle for Mars',
    'The Cartographer’s Umbrella',
    'An Orchard in Winter',
    'Letters at Low Water',
  ],
  songs: [
    ['Harbour at Four', 'Juno Vale'],
    ['Slow Water', 'The Paper Boats'],
    ['Copper Rain', 'Mara Lind'],
    ['Window Seat', 'Northbound Six'],
    ['Postcards in June', 'Ada and the Gulls'],
    ['The Last Tram', 'Oskar Fell'],
  ],
  alt: {
    video: (name, system) => `${name} on ${system} with three downloads in the queue`,
    music: (name, system) => `${name} on ${system} with a playlist that is becoming music files`,
    ai: (name, system) => `${name} on ${system} with a video before and after it was made sharper`,
  },
}
