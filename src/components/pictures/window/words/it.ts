import type { WindowWords } from './words'

export const it: WindowWords = {
  nav: { home: 'Home', downloads: 'Download', library: 'Libreria', settings: 'Impostazioni' },
  saved: 'Salvati offline',
  waiting: 'In attesa',
  done: 'Completato',
  pause: 'Metti in pausa l’animazione',
  video: {
    action: 'Scarica',
    quality: 'Qualità',
    audio: 'Audio',
    subtitles: 'Sottotitoli',
  },
  music: {
    action: 'Converti',
    format: 'Formato',
    quality: 'Qualità',
    playlist: 'Canzoni per il treno',
  },
  ai: {
    action: 'Migliora',
    before: 'Prima',
    after: 'Dopo',
    sharpen: 'Volti e testi più nitidi',
    upscale: 'Ingrandisci',
    left: 'Ancora 2 min',
  },
  episode: n => `Episodio ${n}`,
  hidden: n => `Titolo privato ${n}`,
  titles: [
    'Il faro di sale',
    'Nove porte su via del Porto',
    'Montagne di carta',
    'Il secondo traghetto',
    'Un bollitore per Marte',
    'L’ombrello della cartografa',
    'Un frutteto d’inverno',
    'Lettere con la bassa marea',
  ],
  songs: [
    ['Il porto alle quattro', 'Juno Vale'],
    ['Acqua lenta', 'Le Barche di Carta'],
    ['Pioggia di rame', 'Mara Lind'],
    ['Posto al finestrino', 'Verso Nord'],
    ['Cartoline di giugno', 'Ada e i gabbiani'],
    ['L’ultimo tram', 'Oscar Fell'],
  ],
  alt: {
    video: (name, system) => `${name} su ${system} con tre download in coda`,
    music: (name, system) => `${name} su ${system} con una playlist che diventa file musicali`,
    ai: (name, system) => `${name} su ${system} con un video prima e dopo il miglioramento`,
  },
}
