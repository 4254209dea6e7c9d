import type { SpecTexts } from './text'

export const it: SpecTexts = {
  names: {
    formats: 'Formati',
    videoFormats: 'Formati video',
    musicFormats: 'Formati musicali',
    resolution: 'Risoluzione',
    tracks: 'Tracce audio',
    subtitles: 'Sottotitoli',
    sound: 'Qualità del suono',
    tags: 'Tag',
    source: 'Materiale di partenza',
    tasks: 'Che cosa fa',
    computing: 'Elaborazione',
    trial: 'Prova gratuita',
  },
  separator: ', ',
  streaming: {
    resolution: 'Fino a quella che il tuo account riproduce su questo computer',
    tracks: 'Quelle che offre il titolo; un MKV ne contiene più di una',
    subtitles: 'Se il servizio li offre: come traccia o come file SRT accanto al video',
  },
  sites: {
    formats: 'MP4, MKV o solo l’audio in M4A',
    resolution: 'Le dimensioni che il sito offre per il video',
    subtitles: 'Se il sito li offre, come file accanto al video',
  },
  streams: {
    resolution: 'Le varianti che il flusso elenca',
    tracks: 'Una di quelle del flusso, o più di una',
    subtitles: 'Se il flusso li contiene',
  },
  music: {
    sound: 'Come la trasmette il tuo piano; convertire non aggiunge nulla',
    tags: 'Artista, album, numero del brano e copertina',
  },
  ai: {
    source: 'Le tue registrazioni: nastri digitalizzati, clip del telefono, filmati finiti',
    tasks: 'Ingrandire, ridurre il rumore, rendere nitidi i volti e fluidi i movimenti, bilanciare i colori',
    computing: 'Sul tuo computer, meglio con una scheda grafica dedicata; non viene caricato nulla',
  },
  trial: 'La stessa applicazione, senza chiave; i limiti sono indicati al suo interno',
}
