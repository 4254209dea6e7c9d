import type { SpecTexts } from './text'

export const fr: SpecTexts = {
  names: {
    formats: 'Formats',
    videoFormats: 'Formats vidéo',
    musicFormats: 'Formats musicaux',
    resolution: 'Résolution',
    tracks: 'Pistes audio',
    subtitles: 'Sous-titres',
    sound: 'Qualité du son',
    tags: 'Métadonnées',
    source: 'Vidéos de départ',
    tasks: 'Traitements',
    computing: 'Calcul',
    trial: 'Essai gratuit',
  },
  separator: ', ',
  streaming: {
    resolution: 'Jusqu’à celle que votre propre compte lit sur cet ordinateur',
    tracks: 'Celles que propose le titre ; un MKV en contient plusieurs',
    subtitles: 'Si le service en propose : en piste ou en fichier SRT à côté de la vidéo',
  },
  sites: {
    formats: 'MP4, MKV ou le son seul en M4A',
    resolution: 'Les tailles que le site propose pour la vidéo',
    subtitles: 'Si le site en propose, en fichier à côté de la vidéo',
  },
  streams: {
    resolution: 'Les variantes qu’annonce le flux',
    tracks: 'Une de celles du flux, ou plusieurs',
    subtitles: 'Si le flux en contient',
  },
  music: {
    sound: 'Celle que diffuse votre formule ; la conversion n’y ajoute rien',
    tags: 'Artiste, album, numéro de piste et pochette',
  },
  ai: {
    source: 'Vos propres enregistrements : cassettes numérisées, clips du téléphone, films terminés',
    tasks:
      'Agrandir, réduire le bruit, rendre les visages plus nets, lisser le mouvement, équilibrer les couleurs',
    computing:
      'Sur votre propre ordinateur, de préférence avec une carte graphique dédiée ; rien n’est mis en ligne',
  },
  trial: 'La même application, sans clé ; elle indique elle-même ses limites',
}
