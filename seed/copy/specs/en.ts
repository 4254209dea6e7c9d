import type { SpecTexts } from './text'

export const en: SpecTexts = {
  names: {
    formats: 'Formats',
    videoFormats: 'Video formats',
    musicFormats: 'Music formats',
    resolution: 'Resolution',
    tracks: 'Sound tracks',
    subtitles: 'Subtitles',
    sound: 'Sound quality',
    tags: 'Tags',
    source: 'Source',
    tasks: 'Tasks',
    computing: 'Processing',
    trial: 'Free trial',
  },
  separator: ', ',
  streaming: {
    resolution: 'Up to what your own account plays on this computer',
    tracks: 'Those that the title offers; an MKV holds several',
    subtitles: 'Where the service offers them: as a track, or as an SRT file beside the video',
  },
  sites: {
    formats: 'MP4, MKV, or the sound alone as M4A',
    resolution: 'The sizes that the site lists for a video',
    subtitles: 'Where the site offers captions, as a file beside the video',
  },
  streams: {
    resolution: 'The variants that the stream lists',
    tracks: 'One of those in the stream, or several',
    subtitles: 'Where the stream contains them',
  },
  music: {
    sound: 'As your plan streams it; converting adds nothing to it',
    tags: 'Artist, album, track number and cover',
  },
  ai: {
    source: 'Your own recordings: digitized tapes, phone clips, finished films',
    tasks: 'Enlarge, remove noise, sharpen faces, smooth motion, balance colors',
    computing: 'On your own computer, best with a dedicated graphics card; nothing is uploaded',
  },
  trial: 'The same app, without a key; it shows its limits itself',
}
