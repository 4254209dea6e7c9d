import type { WindowWords } from './words'

export const de: WindowWords = {
  nav: { home: 'Start', downloads: 'Downloads', library: 'Mediathek', settings: 'Einstellungen' },
  saved: 'Offline gespeichert',
  waiting: 'Wartet',
  done: 'Fertig',
  pause: 'Animation anhalten',
  video: {
    action: 'Herunterladen',
    quality: 'Qualität',
    audio: 'Ton',
    subtitles: 'Untertitel',
  },
  music: {
    action: 'Umwandeln',
    format: 'Format',
    quality: 'Qualität',
    playlist: 'Lieder für den Zug',
  },
  ai: {
    action: 'Verbessern',
    before: 'Vorher',
    after: 'Nachher',
    sharpen: 'Gesichter und Schrift schärfen',
    upscale: 'Vergrößern',
    left: 'Noch 2 Min.',
  },
  episode: n => `Folge ${n}`,
  hidden: n => `Privater Titel ${n}`,
  titles: [
    'Der Leuchtturm aus Salz',
    'Neun Türen zur Hafenstraße',
    'Berge aus Papier',
    'Die zweite Fähre',
    'Ein Kessel für den Mars',
    'Der Schirm der Kartografin',
    'Ein Obstgarten im Winter',
    'Briefe bei Niedrigwasser',
  ],
  songs: [
    ['Hafen um vier', 'Juno Vale'],
    ['Langsames Wasser', 'Die Papierboote'],
    ['Kupferregen', 'Mara Lind'],
    ['Fensterplatz', 'Nordwärts'],
    ['Karten im Juni', 'Ada und die Möwen'],
    ['Die letzte Tram', 'Oskar Fell'],
  ],
  alt: {
    video: (name, system) => `${name} unter ${system} mit drei Downloads in der Warteschlange`,
    music: (name, system) =>
      `${name} unter ${system} mit einer Playlist, die in Musikdateien umgewandelt wird`,
    ai: (name, system) => `${name} unter ${system} mit einem Video vor und nach dem Schärfen`,
  },
}
