import type { WindowWords } from './words'

export const fr: WindowWords = {
  nav: { home: 'Accueil', downloads: 'Téléchargements', library: 'Bibliothèque', settings: 'Réglages' },
  saved: 'Disponible hors ligne',
  waiting: 'En attente',
  done: 'Terminé',
  pause: 'Mettre l’animation en pause',
  video: {
    action: 'Télécharger',
    quality: 'Qualité',
    audio: 'Audio',
    subtitles: 'Sous-titres',
  },
  music: {
    action: 'Convertir',
    format: 'Format',
    quality: 'Qualité',
    playlist: 'Chansons pour le train',
  },
  ai: {
    action: 'Améliorer',
    before: 'Avant',
    after: 'Après',
    sharpen: 'Visages et textes plus nets',
    upscale: 'Agrandir',
    left: 'Encore 2 min',
  },
  episode: n => `Épisode ${n}`,
  hidden: n => `Titre privé ${n}`,
  titles: [
    'Le Phare de sel',
    'Neuf portes, rue du Port',
    'Montagnes de papier',
    'Le Second Bac',
    'Une bouilloire pour Mars',
    'Le Parapluie de la cartographe',
    'Un verger en hiver',
    'Lettres à marée basse',
  ],
  songs: [
    ['Le port à quatre heures', 'Juno Vale'],
    ['Eau lente', 'Les Bateaux en papier'],
    ['Pluie de cuivre', 'Mara Lind'],
    ['Côté fenêtre', 'Cap au nord'],
    ['Cartes de juin', 'Ada et les mouettes'],
    ['Le dernier tramway', 'Oscar Fell'],
  ],
  alt: {
    video: (name, system) => `${name} sous ${system}, avec trois téléchargements dans la file d’attente`,
    music: (name, system) =>
      `${name} sous ${system}, avec une playlist en cours de conversion en fichiers audio`,
    ai: (name, system) => `${name} sous ${system}, avec une vidéo avant et après amélioration`,
  },
}
